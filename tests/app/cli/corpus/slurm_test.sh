#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A Slurm array job over the shards of a run, merged, is the run of one program: slurm_test.sh TAGSEAM-CLI SAMPLES.
# Slurm runs here with one node on loopback, its files in a folder of its own; 77 where it cannot start, 1 where
# TAGSEAM_REQUIRE names it.
set -uo pipefail
cli=$1 samples=$2
folder=$(mktemp -d)
patience=${TAGSEAM_TEST_TIMEOUT:-1500} # seconds

skip()
{
    echo "missing: slurm ($1)"
    [[ ,${TAGSEAM_REQUIRE:-}, == *,slurm,* ]] && exit 1
    exit 77
}

# Ends what this test started, by number, and waits for it.
cleanUp()
{
    local number
    for number in "$folder"/*.pid; do
        [[ -s $number ]] || continue
        number=$(<"$number")
        kill "$number" 2>/dev/null
        for ((i = 0; i < 50; i++)); do
            kill -0 "$number" 2>/dev/null || break
            sleep 0.1
        done
        kill -9 "$number" 2>/dev/null
    done
    rm -rf "$folder"
}
trap cleanUp EXIT

for program in slurmctld slurmd sbatch squeue sinfo; do
    command -v "$program" >/dev/null || skip "$program is not installed (Debian's slurm-wlm)"
done
((EUID == 0)) || skip "slurmd needs root"

# Two ports that nobody has.
freePort()
{
    local port
    for ((i = 0; i < 50; i++)); do
        port=$((20000 + RANDOM % 30000))
        (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || { echo "$port"; return; }
    done
}
export SLURM_CONF=$folder/slurm.conf
mkdir "$folder/state" "$folder/spool" "$folder/out"
node=$(hostname -s)
cat >"$SLURM_CONF" <<CONF
ClusterName=tagseam
SlurmctldHost=$node(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/none
CredType=cred/none
SlurmctldPort=$(freePort)
SlurmdPort=$(freePort)
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0
MpiDefault=none
ReturnToService=2
NodeName=$node NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=$node Default=YES MaxTime=INFINITE State=UP
CONF

startDaemon()
{
    "$@" >"$folder/start" 2>&1 </dev/null || skip "$1 does not start: $(tail -n 1 "$folder/start")"
}
startDaemon slurmctld
startDaemon slurmd
until sinfo -h -o %t 2>/dev/null | grep -qE '^(idle|mix|alloc)'; do
    ((SECONDS < patience)) || skip "the node does not come up: $(tail -n 1 "$folder/slurmd.log" 2>/dev/null)"
    sleep 0.1
done

methods=all,jidm-2013,mdr-2003
"$cli" corpus run "$samples" --methods "$methods" --out "$folder/whole" >/dev/null || exit 1
cat >"$folder/job" <<JOB
#!/bin/bash
#SBATCH --array=1-4 --cpus-per-task=1 --output=$folder/out/%a
"$cli" corpus run "$samples" --methods "$methods" --out "$folder/run.\$SLURM_ARRAY_TASK_ID" \\
    --shard "\$SLURM_ARRAY_TASK_ID/\$SLURM_ARRAY_TASK_COUNT"
JOB
timeout "$patience" sbatch --wait "$folder/job" >"$folder/sbatch" 2>&1 || {
    cat "$folder/sbatch" "$folder"/out/* "$folder/slurmctld.log"
    exit 1
}
"$cli" corpus merge "$folder"/run.? --out "$folder/merged" || exit 1
cmp "$folder/merged" "$folder/whole" && echo "4 shards as an array job: the same bytes"
