import type {
  PresentAnswer,
  PresentationAnswer,
  PresentationState,
  PressForm,
  ProjectionItem,
  StateAnswer,
} from '../../src/lib/contract/services/projection.ts'
import { type Church, openChurch } from './church.ts'
import { listen } from './event-stream.ts'
import { holdDuty } from './hold-duty.ts'

const each = { plan_item: null, note: '' } as const

/** The items of a small service. */
export const serviceItems: readonly ProjectionItem[] = [
  { ...each, id: 'logo', kind: 'logo', title: '' },
  { ...each, id: 'welcome', kind: 'heading', title: 'Akwaaba', text: 'Welcome', note: 'Lights up' },
  {
    ...each,
    id: 'reading',
    kind: 'reading',
    reference: 'jn 3 16-17',
    title: '',
    text: 'For God so loved the world, that he gave his only born Son.\nFor God did not send his Son into the world to judge the world.',
    footer: 'World English Bible',
  },
  { ...each, id: 'giving', kind: 'giving', title: '' },
]

/** A church whose member has the duty worship, with a presentation of these items. */
export async function openPresentation({
  items = serviceItems,
  limits = false,
}: {
  items?: readonly ProjectionItem[]
  limits?: boolean
} = {}) {
  const church = await openChurch({ limits })
  await holdDuty(church, 'member', 'worship')
  const { access } = await church.signIn('member')
  const made = (await church.post('projection/', { title: 'Sunday', day: '2026-11-29' }, access))
    .body as PresentationAnswer
  const at = `projection/${made.id}/`
  const save = (changed: readonly ProjectionItem[], version: number) =>
    church.put(at, { title: 'Sunday', day: '2026-11-29', items: changed, version }, access)
  const saved = (await save(items, made.version)).body as PresentationAnswer
  return {
    ...tools(church, at, access),
    church,
    access,
    at,
    save,
    presentation: saved,
    code: saved.code ?? '',
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

function tools(church: Church, at: string, access: string) {
  let presses = 0
  return {
    read: async () => (await church.get(at, access)).body as PresentationAnswer,
    /** A press of a controller, by default the next of the first one. */
    press: async (changes: Partial<PressForm>, by = access) => {
      presses += 1
      const press = { controller: 'first-one', press: presses, age: 0, slide: 0, over: 'none', ...changes }
      const answer = await church.post(`${at}state/`, press, by)
      return { ...answer, state: (answer.body as Partial<StateAnswer>).state as PresentationState }
    },
    screen: async (code: string) => {
      const answer = await church.get(`projection/screen/?code=${code}`)
      return { ...answer, body: answer.body as PresentAnswer }
    },
    follow: async (code: string) =>
      listen(await church.api.request(`/backend/api/projection/screen/events/?code=${code}`)),
  }
}
