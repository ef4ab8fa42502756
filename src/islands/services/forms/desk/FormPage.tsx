import { useCallback, useState } from 'react'
import { writeHashWords } from '../../../../components/staff/useHash.ts'
import { call } from '../../../../lib/api/call.ts'
import { readForm, removeForm, setFormState } from '../../../../lib/contract/services/calls/forms.ts'
import type { FormAnswer } from '../../../../lib/contract/services/form.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { Asked } from '../../../staff/acts/Asked.tsx'
import { ShareLink } from '../../../staff/ShareLink.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { Answers } from './Answers.tsx'
import { FormFacts } from './FormFacts.tsx'
import { FormSettings } from './FormSettings.tsx'
import { formDeskWords as words } from './messages.ts'
import { QuestionList } from './QuestionList.tsx'
import { Readers } from './Readers.tsx'
import { Summary } from './Summary.tsx'

type Dialog = 'settings' | 'close' | 'remove'

const showAll = () => writeHashWords({ form: '' })

/** A form with what can be done with it: its address, questions and readers for who makes forms, the answers for who reads them. */
export function FormPage({ id }: { id: number }) {
  const load = useCallback(() => call(readForm, { id }), [id])
  const { data: form, edit, reload } = useOnOpen(useLoaded(load, words.formNotLoaded))
  const [open, setOpen] = useState<Dialog>()
  const [busy, act] = useAct()
  const show = (now: FormAnswer) => edit(() => now)
  const back = (
    <p>
      <button className="btn" type="button" onClick={showAll}>
        {words.back}
      </button>
    </p>
  )
  if (!form)
    return (
      <div className="grid gap-5">
        {back}
        <div className="skeleton min-h-80" role="status" aria-busy="true" />
      </div>
    )
  const { version, state } = form
  const dialog = {
    changed: () => undefined,
    outdated: () => void reload(),
    close: () => setOpen(undefined),
  }
  const setState = async (next: FormAnswer['state']) =>
    show(await call(setFormState, { id, body: { state: next, version } }))
  const button = (label: string, press: () => void, look = 'btn') => (
    <button className={look} type="button" disabled={busy} onClick={press}>
      {label}
    </button>
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      {back}
      <FormFacts form={form} />
      {form.may_change && (
        <p className="flex flex-wrap gap-3">
          {state === 'open'
            ? button(words.closeForm, () => setOpen('close'))
            : button(words.openForm, () => void act(() => setState('open'), words.opened), 'btn btn-primary')}
          {button(words.editSettings, () => setOpen('settings'))}
          {button(words.deleteForm, () => setOpen('remove'), 'btn btn-danger')}
        </p>
      )}
      {state === 'draft' ? <p className="notice">{words.notYet}</p> : <Address form={form} />}
      {form.may_read && <Summary form={form} />}
      {form.may_read ? <Answers form={form} changed={reload} /> : <p className="notice">{words.notYours}</p>}
      {form.may_change && <QuestionList form={form} show={show} outdated={() => void reload()} />}
      {form.may_change && <Readers form={form} show={show} outdated={() => void reload()} />}
      {open === 'settings' && <FormSettings form={form} show={show} {...dialog} />}
      {open === 'close' && (
        <Asked
          {...dialog}
          title={words.closeForm}
          text={words.closeText}
          act={words.closeForm}
          danger={false}
          call={() => setState('closed')}
          toast={words.wasClosed}
        />
      )}
      {open === 'remove' && (
        <Asked
          {...dialog}
          title={words.deleteTitle({ name: form.title })}
          text={words.deleteText({ many: form.placed + form.waiting })}
          act={words.deleteForm}
          call={() => call(removeForm, { id, seen: version })}
          toast={words.deleted}
          changed={showAll}
        />
      )}
    </div>
  )
}

function Address({ form: { slug, title } }: { form: FormAnswer }) {
  const link = new URL(`/forms/${slug}`, location.origin).href
  return (
    <ShareLink
      link={link}
      label={words.address}
      hint={words.addressHint}
      words={words.shareText({ title, link })}
    />
  )
}
