import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'
import { type Duty, duties } from '../../../lib/contract/accounts/duty.ts'
import type { ModuleId } from '../../../lib/modules/modules.ts'
import { isUsed } from '../../../lib/site/this-church.ts'

type Card = { title: string; act: string; href: string; module?: ModuleId }

/** What each duty begins with, and where. */
const cards: Record<Duty, Card> = {
  treasurer: {
    title: 'You are a treasurer. Begin with the count of a service.',
    act: 'Open the books',
    href: '/books#counts',
    module: 'books',
  },
  counter: {
    title: 'You are a counter. Begin with the count of a service, together with another counter.',
    act: 'Open the counts',
    href: '/books#counts',
    module: 'books',
  },
  signatory: {
    title: 'You are a signatory. Begin with the claims of welfare that wait for a decision.',
    act: 'Open welfare',
    href: '/books#welfare',
    module: 'welfare',
  },
  pastor: {
    title: 'You are a pastor. Begin with those who need care.',
    act: 'Open care',
    href: '/care',
    module: 'care',
  },
  usher: {
    title: 'You are an usher. Begin with who is here today.',
    act: 'Open the check-in',
    href: '/check-in',
    module: 'check-in',
  },
  rota: {
    title: 'You keep the rota. Begin with a team, and whom to ask.',
    act: 'Open the rota',
    href: '/rota#teams',
    module: 'rota',
  },
  office: {
    title: 'You answer what people write to the church.',
    act: 'Open the inbox',
    href: '/inbox',
    module: 'inbox',
  },
  translator: {
    title: 'You are a translator. Begin with what a visitor reads first.',
    act: 'Open the languages',
    href: '/languages',
  },
}

const isOfUse = ({ module }: Card) => !module || isUsed(module)

/** A card for each duty of the member that the church uses, with its first task. */
export function DutyCards({ held }: { held: readonly unknown[] }) {
  const mine = duties.filter((duty) => held.includes(duty) && isOfUse(cards[duty]))
  if (mine.length === 0) return null
  return (
    <section className="grid gap-3" aria-label="My duties">
      {mine.map((duty) => (
        <LinkNotice key={duty} href={cards[duty].href} act={cards[duty].act} of={`my duty as ${duty}`}>
          {cards[duty].title}
        </LinkNotice>
      ))}
    </section>
  )
}
