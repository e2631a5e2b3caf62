// SPDX-License-Identifier: MIT
// Keeps the process from resolving host names and from connecting while the network is off.
#include "ui/browser/guard/nameresolution.h"

#include <dlfcn.h>
#include <netdb.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <mutex>
#include <vector>

namespace tagseam {

namespace {

struct Objects {
    std::mutex mutex;
    std::vector<NameResolution*> all;
    bool isInUse = false; // an object exists or has existed
};

Objects& objects()
{
    static auto* const objects = new Objects; // Chromium's threads outlive static objects
    return *objects;
}

// Returns true if an object allows it and none refuses all.
template <class Allows>
bool isAllowedBy(Allows allows)
{
    const std::lock_guard lock(objects().mutex);
    const auto& all = objects().all;
    return !objects().isInUse ||
           (std::ranges::any_of(all, allows) && std::ranges::none_of(all, &NameResolution::isRefused));
}

bool mayResolve(const char* name)
{
    const QString asked = QString::fromUtf8(name);
    return isAllowedBy([&](const NameResolution* each) { return each->isAllowed(asked); });
}

bool mayConnect()
{
    return isAllowedBy([](const NameResolution* each) { return each->isAllowed(); });
}

void reportRefused(const QString& name)
{
    const std::lock_guard lock(objects().mutex); // no object is deleted meanwhile
    for (NameResolution* each : objects().all) {
        if (each->isRefused())
            QMetaObject::invokeMethod(
                each, [each, name] { emit each->refused(name); }, Qt::QueuedConnection);
    }
}

} // namespace

NameResolution::NameResolution(QObject* parent) : QObject(parent)
{
    const std::lock_guard lock(objects().mutex);
    objects().all.push_back(this);
    objects().isInUse = true;
}

NameResolution::~NameResolution()
{
    const std::lock_guard lock(objects().mutex);
    std::erase(objects().all, this);
}

void NameResolution::setAllowed(bool isAllowed)
{
    const std::lock_guard lock(objects().mutex);
    m_isAllowed = isAllowed;
    m_names.clear();
}

void NameResolution::allow(const QString& name)
{
    const std::lock_guard lock(objects().mutex);
    m_names.insert(name);
}

} // namespace tagseam

// Takes the place of the function of the C library in this program and in all libraries that it loads.
extern "C" __attribute__((visibility("default"))) int getaddrinfo(const char* name, const char* service,
                                                                  const addrinfo* hints, addrinfo** result)
{
    using Function = int (*)(const char*, const char*, const addrinfo*, addrinfo**);
    static const auto resolve = reinterpret_cast<Function>(::dlsym(RTLD_NEXT, "getaddrinfo"));
    if (name == nullptr || tagseam::mayResolve(name))
        return resolve(name, service, hints, result);
    addrinfo numeric{};
    if (hints != nullptr)
        numeric = *hints;
    numeric.ai_flags |= AI_NUMERICHOST;
    const int code = resolve(name, service, &numeric, result);
    if (code == EAI_NONAME && (hints == nullptr || (hints->ai_flags & AI_NUMERICHOST) == 0))
        tagseam::reportRefused(QString::fromUtf8(name));
    return code;
}

// Takes the place of the function of the C library in the same way: Chromium 122 (Qt 6.8) connects to the
// host of <link rel=preconnect> without a request that the network switch would see.
extern "C" __attribute__((visibility("default"))) int connect(int socket, const sockaddr* address,
                                                              socklen_t length)
{
    using Function = int (*)(int, const sockaddr*, socklen_t);
    static const auto connectTo = reinterpret_cast<Function>(::dlsym(RTLD_NEXT, "connect"));
    const bool isInternet =
        address != nullptr && (address->sa_family == AF_INET || address->sa_family == AF_INET6);
    if (!isInternet || tagseam::mayConnect())
        return connectTo(socket, address, length);
    // A datagram is no visit: Chromium asks in this way which addresses the machine has.
    int type = 0;
    socklen_t size = sizeof type;
    std::array<char, NI_MAXHOST> host{};
    if (::getsockopt(socket, SOL_SOCKET, SO_TYPE, &type, &size) == 0 && type == SOCK_STREAM &&
        ::getnameinfo(address, length, host.data(), host.size(), nullptr, 0, NI_NUMERICHOST) == 0)
        tagseam::reportRefused(QString::fromLatin1(host.data()));
    errno = ENETUNREACH;
    return -1;
}
