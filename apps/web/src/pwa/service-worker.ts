/** Changes to the new version: every page of ours reloads with it. */
export type Apply = () => void

/**
 * Keeps the program on the device, and tells when a new version of it is ready. The service worker loads everything, so it
 * begins only when the page has nothing better to do.
 */
export async function keepOnDevice(tell: (apply: Apply) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js')
  const offer = (): void => {
    const { waiting } = registration
    if (waiting && navigator.serviceWorker.controller) tell(() => changeTo(waiting))
  }
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
  })
}

function changeTo(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
