import { lazy, Suspense, useState } from 'react'
import { Confirm } from '../../components/ui/Confirm.tsx'
import { whyRefused } from '../../lib/api/api-error.ts'
import { letVisitorsChoose } from '../../lib/api/care/contact-setting.ts'
import { changeChurch, previewClosedChurch, readSetup } from '../../lib/api/website/church.ts'
import type { ChurchChanges, SetupStep } from '../../lib/contract/website/church.ts'
import { notify } from '../../stores/toasts.ts'
import { useLoaded, useOnOpen } from '../staff/useLoaded.ts'
import { tellSaved } from '../website/our-church/tell-saved.ts'
import { adminWords } from './messages.ts'

const ModuleQuestions = lazy(() =>
  import('./ModuleQuestions.tsx').then((part) => ({ default: part.ModuleQuestions })),
)

type About = { title: string; why: string; href: string; act: string }

const steps: Record<SetupStep, About> = {
  get name() {
    return {
      title: adminWords.churchDetails,
      why: adminWords.nameOfYourChurch,
      href: '#our-church',
      act: adminWords.addChurchDetails,
    }
  },
  get reach() {
    return {
      title: adminWords.contactDetails,
      why: adminWords.addressTelephoneOrE,
      href: '#our-church',
      act: adminWords.addAddress,
    }
  },
  get services() {
    return {
      title: adminWords.serviceTimes,
      why: adminWords.servicesOfWeekWith,
      href: '#services',
      act: adminWords.addService,
    }
  },
  get fellowship() {
    return {
      title: adminWords.fellowships,
      why: adminWords.membersChooseOneWhen,
      href: '#fellowships',
      act: adminWords.addFellowship,
    }
  },
  get modules() {
    return {
      title: adminWords.whatYouUse,
      why: adminWords.threeQuestionsSoThat,
      href: '#modules',
      act: adminWords.seeAllModules,
    }
  },
  get giving() {
    return {
      title: adminWords.waysToGive,
      why: adminWords.numberForMobileMoney,
      href: '#pages?page=/give',
      act: adminWords.addWaysToGive,
    }
  },
  get words() {
    return {
      title: adminWords.homePage,
      why: adminWords.sentenceOrTwoIn,
      href: '#pages?page=/',
      act: adminWords.editHomePage,
    }
  },
  get staff() {
    return {
      title: adminWords.staff,
      why: adminWords.inviteLeaderMediaTeam,
      href: '#users?invite=yes',
      act: adminWords.inviteStaff,
    }
  },
  get contact() {
    return {
      title: adminWords.contactForm,
      why: adminWords.yourChurchSendsNo,
      href: '#settings',
      act: adminWords.openSettings,
    }
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
    missing.length === 0
      ? adminWords.nothingIsMissing
      : adminWords.stepsLeft({ left: missing.length, steps: setup.steps.length })
  return (
    <section className="card grid gap-4" aria-labelledby="set-up">
      <div>
        <h2 id="set-up">{opened ? adminWords.setupSteps : adminWords.setup}</h2>
        <p className="text-ink-soft" role="status">
          {opened ? left : adminWords.visitorsReadOnlyThat({ left })}
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
                      void run(letVisitorsChoose, () => notify.success(adminWords.emailOrPhoneIs))
                    }
                  >
                    {adminWords.letVisitorsChoose}
                  </button>
                )}
                {step === 'modules' && (
                  <button className="btn" type="button" disabled={busy} onClick={() => setChoosing(true)}>
                    {adminWords.answerThreeQuestions}
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
                      adminWords.skippedTitleYouFind({ title: steps[step].title }),
                    )
                  }
                >
                  {adminWords.skipStepTitle({ title: steps[step].title })[0]}
                  <span className="sr-only">{adminWords.skipStepTitle({ title: steps[step].title })[1]}</span>
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
            {adminWords.openSiteToVisitors}
          </button>
        )}
        {!opened && (
          <button className="btn" type="button" disabled={busy} onClick={() => void see()}>
            {adminWords.viewSite}
          </button>
        )}
        {skipped.length > 0 && (
          <button
            className="btn btn-quiet"
            type="button"
            disabled={busy}
            onClick={() => void change({ setup_skipped: [] }, adminWords.allStepsAreShown)}
          >
            {adminWords.showSkippedSteps}
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
          title={adminWords.openSiteToVisitors2}
          act={adminWords.openSite}
          danger={false}
          confirm={() => void change({ opened: true }, adminWords.siteIsOpen)}
          close={() => setIsOpening(false)}
        >
          <p>{adminWords.everybodyThenSeesIts}</p>
        </Confirm>
      )}
    </section>
  )
}
