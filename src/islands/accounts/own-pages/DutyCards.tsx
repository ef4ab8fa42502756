import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'
import { type Duty, duties } from '../../../lib/contract/accounts/duty.ts'

type Card = { said: string; act: string; href: string }

/** What each duty begins with, and where. */
const cards: Record<Duty, Card> = {
  treasurer: {
    ...{ said: 'You are a treasurer. Begin with the count of a service.', act: 'Open the books' },
    href: '/books#counts',
  },
  counter: {
    ...{ said: 'You are a counter. Begin with the count of a service, together with another counter.' },
    ...{ act: 'Open the counts', href: '/books#counts' },
  },
  signatory: {
    ...{ said: 'You are a signatory. Begin with the claims of welfare that wait for a decision.' },
    ...{ act: 'Open welfare', href: '/books#welfare' },
  },
  pastor: {
    ...{ said: 'You are a pastor. Begin with those who need care.', act: 'Open care', href: '/care' },
  },
  usher: {
    ...{ said: 'You are an usher. Begin with who is here today.', act: 'Open the check-in' },
    href: '/check-in',
  },
  rota: {
    ...{ said: 'You keep the rota. Begin with a team, and whom to ask.', act: 'Open the rota' },
    href: '/rota#teams',
  },
  office: {
    ...{ said: 'You answer what people write to the church.', act: 'Open the inbox', href: '/inbox' },
  },
}

/** A card for each duty of the member, with its first task. */
export function DutyCards({ held }: { held: readonly unknown[] }) {
  return (
    <section className="grid gap-3" aria-label="My duties">
      {duties
        .filter((duty) => held.includes(duty))
        .map((duty) => (
          <LinkNotice key={duty} href={cards[duty].href} act={cards[duty].act} of={`my duty as ${duty}`}>
            {cards[duty].said}
          </LinkNotice>
        ))}
    </section>
  )
}
