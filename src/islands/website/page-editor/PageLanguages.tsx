import { hideLanguage } from '../../../lib/api/website/page-content.ts'
import type { EditedPageAnswer } from '../../../lib/contract/website/page-draft.ts'
import { nameOfLanguage } from '../../../lib/text/language-names.ts'
import type { Editing } from '../../../stores/page-editing.ts'
import { useAct } from '../../../stores/useAct.ts'
import { editorWords } from './messages.ts'
import { openPage } from './open-page.ts'

type Props = { page: EditedPageAnswer; editing: Editing; add: () => void }

/** The languages of the page: which one is edited, and the way to the others. */
export function PageLanguages({ page, editing, add }: Props) {
  const [busy, act] = useAct()
  const { path, lang: open, languages } = page

  const hide = () =>
    act(async () => {
      await editing.save()
      editing.show(await hideLanguage(editing.text, editing.version()))
    }, editorWords.visitorsDoNotSee)

  return (
    <section className="flex flex-wrap items-center gap-3" aria-label={editorWords.languages}>
      {languages.length > 1 &&
        languages.map((lang) => (
          <button
            className={lang === open ? 'btn btn-primary' : 'btn'}
            type="button"
            key={lang}
            lang={lang}
            aria-pressed={lang === open}
            onClick={() => openPage({ path, lang })}
          >
            {nameOfLanguage(lang)}
          </button>
        ))}
      <button className="btn" type="button" onClick={add}>
        {editorWords.addLanguage}
      </button>
      {languages.length > 1 && page.published_number !== null && page.right !== 'ask' && (
        <button className="btn" type="button" disabled={busy} onClick={() => void hide()}>
          {editorWords.hideNameoflanguageFromVisitors({ nameOfLanguage: nameOfLanguage(open) })}
        </button>
      )}
    </section>
  )
}
