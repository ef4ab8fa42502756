import { useState } from 'react'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { saveDraft } from '../../../lib/api/website/page-content.ts'
import { Language } from '../../../lib/contract/pagination.ts'
import { nameOfLanguage, usualLanguages } from '../../../lib/text/language-names.ts'
import type { Editing } from '../../../stores/page-editing.ts'
import { useAct } from '../../../stores/useAct.ts'
import { LanguageField } from './inputs/LanguageField.tsx'
import { editorWords, postEditorWords } from './messages.ts'
import { openPage } from './open-page.ts'
import { useIsPost } from './page-context.ts'

/** Asks for a language, and opens the page in it: at first with the words that are to be translated. */
export function AddLanguage({ editing, close }: { editing: Editing; close: () => void }) {
  const { path, languages } = editing.$page.get()
  const offered = usualLanguages.filter((tag) => !languages.includes(tag))
  const [chosen, setChosen] = useState<string>(offered[0] ?? '')
  const [other, setOther] = useState('')
  const [wrong, setWrong] = useState('')
  const isPost = useIsPost()
  const [busy, act] = useAct()

  async function add(): Promise<void> {
    const lang = chosen || other.trim()
    if (!Language.safeParse(lang).success) return setWrong(editorWords.pleaseGiveLanguageLike)
    if (languages.includes(lang))
      return setWrong(isPost ? postEditorWords.hasLanguage : editorWords.pageHasThisLanguage)
    const isDone = await act(
      async () => {
        await editing.save()
        await saveDraft({ id: editing.text.id, lang }, 0, editing.$document.get())
      },
      editorWords.nowTranslateItTo({ nameOfLanguage: nameOfLanguage(lang) }),
    )
    if (!isDone) return
    close()
    openPage({ path, lang })
  }

  return (
    <Dialog title={editorWords.addLanguage} close={close}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <p>{isPost ? postEditorWords.copied : editorWords.blocksAndWordsOf}</p>
        <LanguageField
          offered={offered}
          chosen={chosen}
          choose={setChosen}
          other={other}
          typeOther={(tag) => {
            setOther(tag)
            setWrong('')
          }}
          wrong={wrong}
        />
        <p>
          <button className="btn btn-primary" type="submit" disabled={busy} aria-busy={busy}>
            {editorWords.addIt}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
