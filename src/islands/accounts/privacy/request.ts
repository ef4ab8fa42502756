import { dataRequestWords } from '../../../lib/texts/accounts/data-request.ts'
import '../../shell/every-page/site.ts'

/* The form on the privacy page. This script enables it, and shows errors at their fields. */

const form = document.querySelector<HTMLFormElement>('[data-request]')
const button = form?.querySelector('button')
const status = form?.querySelector('[role="status"]')

function show(form: HTMLFormElement, errors: Record<string, string[]>): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('.input')) {
    const why = errors[field.name]?.join(' ') ?? ''
    field.setAttribute('aria-invalid', String(why !== ''))
    const note = document.getElementById(`${field.id}-error`)
    if (note) note.textContent = why
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

async function send(event: SubmitEvent): Promise<void> {
  event.preventDefault()
  if (!form || !button || !status || button.disabled) return
  button.disabled = true
  status.textContent = dataRequestWords.sending
  try {
    const { sendRequest } = await import('./send-request.ts')
    const outcome = await sendRequest(new FormData(form))
    status.textContent = outcome.message
    if (outcome.done) form.reset()
    show(form, outcome.errors)
  } catch {
    status.textContent = dataRequestWords.noAnswer
  }
  button.disabled = false
}

form?.addEventListener('submit', (event) => void send(event))
// When a tall field is focused by Tab, browsers scroll only the line of the caret into view.
form?.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
})
if (button) {
  // Without this script the button is not shown (base.css), and the form says why.
  button.type = 'submit'
  button.disabled = false
}
