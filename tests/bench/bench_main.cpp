// SPDX-License-Identifier: MIT
// Entry point of all benchmarks.
#include <benchmark/benchmark.h>

#include <malloc.h>

int main(int argc, char** argv)
{
    // Each call pays for its memory as the only call of a program does: otherwise small inputs would find
    // their memory warm while large ones fetch it from the kernel, and growth would look steeper than it is.
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
    mallopt(M_TRIM_THRESHOLD, 0);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
