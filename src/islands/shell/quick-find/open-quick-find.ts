import { readTokens } from '../../../stores/session.ts'
import type { Hit } from './hit.ts'
import { pageLinks } from './page-links.ts'
import css from './quick-find.css?inline'
import { startSearch } from './search.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

/** Opens quick find, unless another dialog is open, whose words would be behind it. */
export function openQuickFind(): void {
  if (document.querySelector('dialog[open]')) return
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const isSignedIn = readTokens() !== undefined
  const { dialog, offer } = startSearch(pageLinks(isSignedIn))
  document.body.append(dialog)
  dialog.showModal()
  if (isSignedIn) void loadWorkspace().then(offer)
}

/** The workspace, which only members have; without a network and never loaded before, none of it. */
async function loadWorkspace(): Promise<Hit[]> {
  try {
    return (await import('./workspace-hits.ts')).workspaceHits()
  } catch {
    return []
  }
}
