/** The page's Trusted Types policy allows this one name: a policy that gives one address cannot be misused. */
const address = (): string => {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' })
  return (policy?.createScriptURL('') as string | undefined) ?? '/sw.js'
}

/** Registers the service worker once the page has loaded, and shows what it says of the page's data. */
export function startServiceWorker(): void {
  const workers = navigator.serviceWorker
  if (!import.meta.env.PROD || !workers) return
  addEventListener('load', () => workers.register(address(), { updateViaCache: 'all' }))
  workers.addEventListener('message', ({ data }) => {
    const line = document.getElementById('kept')
    if (line?.hidden) line.textContent = data
    line?.removeAttribute('hidden')
  })
}
