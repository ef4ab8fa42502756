import type { ProjectionKind } from '../../../../lib/contract/services/projection.ts'
import type { Typed } from '../../../../lib/contract/typed.ts'

type Given = { id: string; kind: ProjectionKind; plan_item: number | null; order: readonly string[] }

/** What was typed of an item, for its schema. */
export function readItem(typed: Typed, { order, ...given }: Given): object {
  const text = (name: string) => typed[name] ?? ''
  const each = { ...given, note: text('note') }
  switch (given.kind) {
    case 'song': {
      const languages = [text('language'), text('second')].filter(Boolean)
      return { ...each, title: '', song: Number(text('song')), order, languages: [...new Set(languages)] }
    }
    case 'reading':
      return {
        ...each,
        reference: text('reference'),
        title: text('title'),
        text: text('text'),
        footer: text('footer'),
      }
    case 'notice':
      return {
        ...each,
        title: text('title'),
        text: text('text'),
        link: text('link'),
        picture: text('picture') ? Number(text('picture')) : null,
      }
    case 'notices':
      return { ...each, title: text('title'), seconds: Number(text('seconds')), days: Number(text('days')) }
    case 'countdown':
      return { ...each, title: text('title'), until: `${text('day')}T${text('time')}` }
    case 'heading':
      return { ...each, title: text('title'), text: text('text') }
    case 'giving':
    case 'logo':
      return { ...each, title: text('title') }
  }
}
