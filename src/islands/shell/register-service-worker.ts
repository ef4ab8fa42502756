/** The page's Trusted Types policy allows this one name: a policy that gives one address cannot be misused. */
const address = (): string => {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' })
  return (policy?.createScriptURL('') as string | undefined) ?? '/sw.js'
}

/** Registers the service worker in a browser that has none of ours yet. */
export function registerWorker(): void {
  const workers = navigator.serviceWorker
  if (import.meta.env.PROD && workers && !workers.controller)
    // Without a network the browser refuses; the next page tries again.
    workers.register(address(), { updateViaCache: 'all' }).catch(() => undefined)
}
