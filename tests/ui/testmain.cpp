// SPDX-License-Identifier: MIT
// The single program of all window tests: tst_ui CLASS [options of Qt Test]; without CLASS it lists the
// classes.
#include "testmain.h"

#include "ui/browser/guard/pagescheme.h"
#include "ui/widgets/language.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <string_view>

namespace tagseam {

int testTimeout()
{
    bool isSet = false;
    const int seconds = qEnvironmentVariableIntValue("TAGSEAM_TEST_TIMEOUT", &isSet);
    return isSet && seconds > 0 ? seconds * 1000 : 1500'000;
}

std::vector<RegisteredTest>& registeredTests()
{
    static std::vector<RegisteredTest> all;
    return all;
}

} // namespace tagseam

int main(int argc, char** argv)
{
    using namespace tagseam;
    const std::string_view name = argc > 1 ? argv[1] : "";
    const auto found = std::ranges::find(registeredTests(), name, &RegisteredTest::name);
    if (found == registeredTests().end()) {
        for (const RegisteredTest& each : registeredTests())
            std::puts(each.name);
        return name.empty() ? 0 : 2;
    }
    argv[1] = argv[0];
    --argc;
    ++argv;
    if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT")) // ctest ends a program that takes too long
        qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number(std::numeric_limits<int>::max()));
    if (!found->isBare) {
        // A flag that a user may have set; the program adds its own flags.
        qputenv("QTWEBENGINE_CHROMIUM_FLAGS", "--disable-logging " + qgetenv("QTWEBENGINE_CHROMIUM_FLAGS"));
        registerPageScheme(); // Qt WebEngine requires it before the application
    }
    QApplication app(argc, argv);
    if (!found->isBare)
        Language::instance()->choose(QStringLiteral("en")); // independent of the language of the machine
    const std::unique_ptr<QObject> test = found->make();
    return QTest::qExec(test.get(), argc, argv);
}
