/* Messages of the service worker about the page's data, for signed-in users, whose lists it caches. */

navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  const line = document.getElementById('kept')
  if (line?.hidden) line.textContent = data
  line?.removeAttribute('hidden')
})
