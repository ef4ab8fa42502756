import { uiWords } from '../ui/messages.ts'

/** The whole screen, also of a phone. Only pages with a gallery have these rules. */
const whole = 'width:100%;height:100%;max-width:100%;max-height:100%;padding:0;border:0;'

/* A press on a picture of a gallery shows it over the page, as large as the screen; the next press puts it away. */

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-enlarge]')
  // With a key the browser opens the picture itself, in a tab of its own.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const shown = document.createElement('dialog')
  const picture = new Image()
  const close = document.createElement('button')
  shown.style.cssText = `${whole}background:#000;cursor:zoom-out`
  shown.ariaLabel = link.ariaLabel
  picture.style.cssText = `${whole}object-fit:contain`
  picture.src = link.href
  picture.alt = link.querySelector('img')?.alt ?? ''
  close.className = 'sr-only'
  close.textContent = uiWords.close
  shown.append(picture, close)
  shown.onclick = () => shown.close()
  shown.onclose = () => shown.remove()
  document.body.append(shown)
  shown.showModal()
})
