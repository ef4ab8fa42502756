/** The page's Trusted Types policy allows this one name: a policy that gives one address cannot be misused. */
const address = (): string => {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' })
  return (policy?.createScriptURL('') as string | undefined) ?? '/sw.js'
}

/* Loaded where no worker runs yet, and for signed-in users, whose lists it keeps. */

const workers = navigator.serviceWorker
const register = () => workers.register(address(), { updateViaCache: 'all' })

if (import.meta.env.PROD && workers && !workers.controller) {
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}

// Messages of the worker about the page's data.
workers?.addEventListener('message', ({ data }) => {
  const line = document.getElementById('kept')
  if (line?.hidden) line.textContent = data
  line?.removeAttribute('hidden')
})
