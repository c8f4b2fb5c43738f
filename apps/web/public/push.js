/* The part of the service worker that is called while no page is open. The page leaves its words in a cache. */
const WORDS = 'rattlecup-words'

addEventListener('push', (event) => event.waitUntil(called(event.data ? event.data.json() : {})))
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function called(call) {
  await badge(call.waiting)
  if (call.t === 'done') return takeBack(call.table)
  const words = await wordsOf()
  await registration.showNotification(words.games[call.game] || 'Rattlecup', {
    // Kept by an older page, the words may not say all.
    body: words[call.t] || words.turn,
    tag: call.table,
    renotify: !call.silent,
    silent: call.silent,
    icon: '/icon-192.png',
    data: call.link,
    ...(call.silent ? {} : { vibrate: [80, 60, 80] }),
  })
}

async function takeBack(table) {
  for (const shown of await registration.getNotifications({ tag: table })) shown.close()
}

async function badge(waiting) {
  if (!navigator.setAppBadge) return
  await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined)
}

async function wordsOf() {
  const kept = await (await caches.open(WORDS)).match('/push-words.json')
  return kept ? kept.json() : { turn: 'Rattlecup', over: 'Rattlecup', games: {} }
}

async function open(link) {
  const address = new URL(link || '/', location.origin)
  if (address.origin !== location.origin) return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname)
  await (there ? there.focus() : clients.openWindow(address.href))
}
