import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'
import { type Duty, duties } from '../../../lib/contract/accounts/duty.ts'
import type { ModuleId } from '../../../lib/modules/modules.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { ownPagesWords } from './messages.ts'

type Card = { title: string; of: string; act: string; href: string; module?: ModuleId }

/** What each duty begins with, and where. */
const cards = (): Record<Duty, Card> => ({
  treasurer: {
    title: ownPagesWords.treasurer,
    of: ownPagesWords.treasurerOf,
    act: ownPagesWords.openBooks,
    href: '/books#counts',
    module: 'books',
  },
  counter: {
    title: ownPagesWords.counter,
    of: ownPagesWords.counterOf,
    act: ownPagesWords.openCounts,
    href: '/books#counts',
    module: 'books',
  },
  signatory: {
    title: ownPagesWords.signatory,
    of: ownPagesWords.signatoryOf,
    act: ownPagesWords.openWelfare,
    href: '/books#welfare',
    module: 'welfare',
  },
  pastor: {
    title: ownPagesWords.pastor,
    of: ownPagesWords.pastorOf,
    act: ownPagesWords.openCare,
    href: '/care',
    module: 'care',
  },
  usher: {
    title: ownPagesWords.usher,
    of: ownPagesWords.usherOf,
    act: ownPagesWords.openCheckIn,
    href: '/check-in',
    module: 'check-in',
  },
  rota: {
    title: ownPagesWords.rota,
    of: ownPagesWords.rotaOf,
    act: ownPagesWords.openRota,
    href: '/rota#teams',
    module: 'rota',
  },
  office: {
    title: ownPagesWords.office,
    of: ownPagesWords.officeOf,
    act: ownPagesWords.openInbox,
    href: '/inbox',
    module: 'inbox',
  },
  registrar: {
    title: ownPagesWords.registrar,
    of: ownPagesWords.registrarOf,
    act: ownPagesWords.openRegisters,
    href: '/registers',
  },
  translator: {
    title: ownPagesWords.translator,
    of: ownPagesWords.translatorOf,
    act: ownPagesWords.openLanguages,
    href: '/languages',
  },
  worship: {
    title: ownPagesWords.worship,
    of: ownPagesWords.worshipOf,
    act: ownPagesWords.openWorship,
    href: '/worship',
    module: 'worship',
  },
})

const isOfUse = ({ module }: Card) => !module || isUsed(module)

/** A card for each duty of the member that the church uses, with its first task. */
export function DutyCards({ held }: { held: readonly unknown[] }) {
  const every = cards()
  const mine = duties.filter((duty) => held.includes(duty) && isOfUse(every[duty]))
  if (mine.length === 0) return null
  return (
    <section className="grid gap-3" aria-label={ownPagesWords.myDuties}>
      {mine.map((duty) => (
        <LinkNotice key={duty} href={every[duty].href} act={every[duty].act} of={every[duty].of}>
          {every[duty].title}
        </LinkNotice>
      ))}
    </section>
  )
}
