/** A field of a page; a new object for each time that it is asked for. */
export type Spot = {
  /** '' for the page itself. */
  block: string
  /** `items.1.when`; '' for the first field. */
  field: string
}

const inputs = 'input, textarea, select, button, summary'

/** The id of a field's input. */
const idOfField = ({ block, field }: Spot): string =>
  block ? `${block}-${field.replaceAll('.', '-')}` : (ofPage[field] ?? 'page-title')

const ofPage: Readonly<Record<string, string>> = {
  description: 'page-description',
  picture: 'page-picture',
  'picture.description': 'page-picture-description',
  'share.title': 'page-share',
  'share.symbol': 'share-symbol',
  'share.tone': 'share-tone',
}

/** Opens what a field is folded in, scrolls to its input and focuses it. A part of a field leads to the field. */
export function focusField(spot: Spot): void {
  const field = nearest(idOfField(spot), spot.block)
  if (!field) return
  for (
    let folded = field.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  )
    folded.open = true
  const input = field.matches(inputs) ? field : field.querySelector<HTMLElement>(inputs)
  input?.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/** The element of an id, or else of the id without its last parts. */
function nearest(id: string, block: string): HTMLElement | null {
  const element = document.getElementById(id)
  const shorter = id.slice(0, id.lastIndexOf('-'))
  return element ?? (shorter.length > block.length ? nearest(shorter, block) : null)
}
