import { shareLink } from '../../../lib/browser/share.ts'
import { shareTexts } from '../../../lib/texts/media/share.ts'
import { showToast } from '../../shell/toasts/toast.ts'

/** Shares a service. If the browser cannot share, the dialog shows the link to copy (spec 1 §2). */
export async function shareService({ dataset }: HTMLElement): Promise<void> {
  const { share: id = '', title = '' } = dataset
  const url = new URL(`/service-times#${id}`, location.href).href
  const outcome = await shareLink(title, url)
  if (outcome === 'shared' || outcome === 'closed') return
  const place = document.getElementById(id)?.querySelector<HTMLElement>('[data-link]')
  const field = place?.querySelector('input')
  if (!place || !field) return
  place.hidden = false
  field.value = url
  field.select()
  showToast(shareTexts.copy)
}
