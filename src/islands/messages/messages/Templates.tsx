import { useEffect, useState } from 'react'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { readTemplates, refreshTemplates } from '../../../lib/api/messages/messages.ts'
import type { MessageTemplatesAnswer } from '../../../lib/contract/messages/message.ts'
import { formatMoment } from '../../staff/lists/logs.tsx'
import { sendWords, whatsAppDeskWords as words } from './messages.ts'
import { categoryName, templateStates } from './template-words.ts'

/** The church's WhatsApp templates: names, languages, words and whether WhatsApp has approved them. */
export function Templates({ close }: { close: () => void }) {
  const [shown, setShown] = useState<MessageTemplatesAnswer>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    readTemplates().then(setShown, (error: unknown) => setProblem(whyRefused(error)))
  }, [])
  async function readAgain(): Promise<void> {
    setBusy(true)
    try {
      const read = await refreshTemplates()
      setShown(read)
      setProblem(read.problem)
    } catch (error) {
      setProblem(whyRefused(error))
    }
    setBusy(false)
  }
  return (
    <Dialog title={words.templates} close={close}>
      <div className="grid gap-4">
        <p>{words.writtenThere}</p>
        {shown?.is_test && <p className="notice notice-warning">{words.testNumber}</p>}
        {problem && (
          <p className="notice notice-error" role="alert">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <button
            className="btn"
            type="button"
            disabled={busy}
            aria-busy={busy}
            onClick={() => void readAgain()}
          >
            {words.readTemplates}
          </button>
          {shown && (
            <span className="hint">
              {shown.read_at ? words.readAt({ when: formatMoment(shown.read_at) }) : words.notRead}
            </span>
          )}
        </div>
        {!shown && !problem && <p role="status">{sendWords.loading}</p>}
        {shown?.templates.length === 0 && shown.read_at && <p className="empty">{words.noTemplate}</p>}
        <ul className="grid gap-3">
          {shown?.templates.map((template) => (
            <Template key={template.id} template={template} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Template({ template }: { template: MessageTemplatesAnswer['templates'][number] }) {
  const { name, language, category, status, header, body, footer, lacks } = template
  const [state, badge] = templateStates()[status] ?? [status, 'badge-indigo']
  return (
    <li className="card grid gap-2 p-4">
      <p className="flex flex-wrap items-center gap-3">
        <strong className="break-all">{name}</strong>
        <span className="hint">
          {words.languageAndCategory({ language, category: categoryName(category) })}
        </span>
        <span className={`badge ${badge}`}>{state}</span>
      </p>
      <p className="whitespace-pre-line break-words">{[header, body, footer].filter(Boolean).join('\n\n')}</p>
      {lacks && <p className="hint">{words.notSent({ reason: lacks })}</p>}
    </li>
  )
}
