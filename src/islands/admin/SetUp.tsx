import { lazy, Suspense, useState } from 'react'
import { Confirm } from '../../components/ui/Confirm.tsx'
import { whyRefused } from '../../lib/api/api-error.ts'
import { letVisitorsChoose } from '../../lib/api/care/contact-setting.ts'
import { changeChurch, previewClosedChurch, readSetup } from '../../lib/api/website/church.ts'
import type { ChurchChanges, SetupStep } from '../../lib/contract/website/church.ts'
import { notify } from '../../stores/toasts.ts'
import { useLoaded, useOnOpen } from '../staff/useLoaded.ts'
import { tellSaved } from '../website/our-church/tell-saved.ts'

const ModuleQuestions = lazy(() =>
  import('./ModuleQuestions.tsx').then((part) => ({ default: part.ModuleQuestions })),
)

type About = { title: string; why: string; href: string; act: string }

const steps: Record<SetupStep, About> = {
  name: {
    title: 'Church details',
    why: 'The name of your church, its town and its symbol stand on every page and e-mail.',
    href: '#our-church',
    act: 'Add church details',
  },
  reach: {
    title: 'Contact details',
    why: 'An address, a telephone or an e-mail address, so that a visitor finds you.',
    href: '#our-church',
    act: 'Add an address',
  },
  services: {
    title: 'Service times',
    why: 'The services of the week, with day and hour.',
    href: '#services',
    act: 'Add a service',
  },
  fellowship: {
    title: 'Fellowships',
    why: 'Members choose one when they sign up. A single one is enough to begin.',
    href: '#fellowships',
    act: 'Add a fellowship',
  },
  modules: {
    title: 'What you use',
    why: 'Three questions, so that you see only what your church needs. The rest can be switched on at any time.',
    href: '#modules',
    act: 'See all modules',
  },
  giving: {
    title: 'Ways to give',
    why: 'The number for mobile money, the bank account or the office hours, on the page Give.',
    href: '#pages?page=/give',
    act: 'Add ways to give',
  },
  words: {
    title: 'Home page',
    why: 'A sentence or two in your own words, which visitors read first.',
    href: '#pages?page=/',
    act: 'Edit home page',
  },
  staff: {
    title: 'Staff',
    why: 'Invite a leader, the media team or another super admin by a link.',
    href: '#users?invite=yes',
    act: 'Invite staff',
  },
  contact: {
    title: 'Contact form',
    why: 'Your church sends no e-mail. On the page Contact, let visitors give their e-mail address or their phone number: one of the two is enough.',
    href: '#settings',
    act: 'Open settings',
  },
}

/** The steps with a button of their own beside the link. */
const withAct: readonly SetupStep[] = ['contact', 'modules']

/** What the church still lacks, until there is nothing left; and the button that opens it to visitors. */
export function SetUp() {
  const { data: setup, reload } = useOnOpen(useLoaded(readSetup))
  const [busy, setBusy] = useState(false)
  const [isOpening, setIsOpening] = useState(false)
  const [choosing, setChoosing] = useState(false)
  if (!setup) return null
  const { version, opened } = setup
  const missing = setup.steps.filter(({ done, skipped }) => !done && !skipped)
  const skipped = setup.steps.filter((one) => one.skipped && !one.done).map(({ step }) => step)
  if (opened && missing.length === 0) return null

  const change = (changes: ChurchChanges, toast: string) =>
    run(
      () => changeChurch(changes, version),
      () => tellSaved(changes, toast),
    )

  async function run(call: () => Promise<unknown>, tellDone: () => void) {
    setBusy(true)
    try {
      await call()
      tellDone()
    } catch (error) {
      notify.error(whyRefused(error))
    }
    await reload()
    setBusy(false)
  }

  async function see() {
    setBusy(true)
    try {
      await previewClosedChurch()
      location.assign('/')
    } catch (error) {
      notify.error(whyRefused(error))
      setBusy(false)
    }
  }

  const left =
    missing.length === 0 ? 'Nothing is missing.' : `${missing.length} of ${setup.steps.length} steps left.`
  return (
    <section className="card grid gap-4" aria-labelledby="set-up">
      <div>
        <h2 id="set-up">{opened ? 'Setup steps' : 'Setup'}</h2>
        <p className="text-ink-soft" role="status">
          {opened ? left : `Visitors read only that it is getting ready. ${left}`}
        </p>
      </div>
      {missing.length > 0 && (
        <ul className="grid gap-4">
          {missing.map(({ step }) => (
            <li className="flex flex-wrap items-center justify-between gap-3" key={step}>
              <div className="min-w-0">
                <h3>{steps[step].title}</h3>
                <p className="max-w-prose text-ink-soft">{steps[step].why}</p>
              </div>
              <p className="flex flex-wrap gap-3">
                {step === 'contact' && (
                  <button
                    className="btn"
                    type="button"
                    disabled={busy}
                    onClick={() =>
                      void run(letVisitorsChoose, () =>
                        notify.success('Email or phone is enough on the page Contact'),
                      )
                    }
                  >
                    Let visitors choose
                  </button>
                )}
                {step === 'modules' && (
                  <button className="btn" type="button" disabled={busy} onClick={() => setChoosing(true)}>
                    Answer three questions
                  </button>
                )}
                <a className={withAct.includes(step) ? 'btn btn-quiet' : 'btn'} href={steps[step].href}>
                  {steps[step].act}
                </a>
                <button
                  className="btn btn-quiet"
                  type="button"
                  disabled={busy}
                  onClick={() =>
                    void change(
                      { setup_skipped: [...skipped, step] },
                      `Skipped: ${steps[step].title}. You find it in the menu at any time`,
                    )
                  }
                >
                  Skip step<span className="sr-only">: {steps[step].title}</span>
                </button>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-3">
        {!opened && (
          <button
            className="btn btn-primary"
            type="button"
            disabled={busy}
            onClick={() => setIsOpening(true)}
          >
            Open the site to visitors
          </button>
        )}
        {!opened && (
          <button className="btn" type="button" disabled={busy} onClick={() => void see()}>
            View site
          </button>
        )}
        {skipped.length > 0 && (
          <button
            className="btn btn-quiet"
            type="button"
            disabled={busy}
            onClick={() => void change({ setup_skipped: [] }, 'All steps are shown again')}
          >
            Show skipped steps
          </button>
        )}
      </p>
      {choosing && (
        <Suspense>
          <ModuleQuestions close={() => setChoosing(false)} saved={() => void reload()} />
        </Suspense>
      )}
      {isOpening && (
        <Confirm
          title="Open the site to visitors?"
          act="Open site"
          danger={false}
          confirm={() => void change({ opened: true }, 'The site is open')}
          close={() => setIsOpening(false)}
        >
          <p>Everybody then sees its pages, and search engines may list them.</p>
        </Confirm>
      )}
    </section>
  )
}
