import { sampleChurch } from '../../../content/church.ts'
import { type Church, shortNameOf } from '../../../lib/contract/website/church.ts'
import type { Off } from '../../../lib/modules/modules.ts'
import { isPageUsed } from '../../../lib/modules/used.ts'
import { barColours } from '../../../lib/site/palette.ts'
import { sourceLanguage } from '../../../lib/words/define.ts'
import { iconGround } from '../../symbols/draw-icon.ts'
import { appWords } from '../words/messages.ts'

/** Pictures of the sample congregation, in its colours (public/screenshots). */
const screenshots = () =>
  [
    { file: 'home-narrow', sizes: '720x1280', form_factor: 'narrow', label: appWords.homeNarrow },
    { file: 'sermons-narrow', sizes: '720x1280', form_factor: 'narrow', label: appWords.sermonsNarrow },
    { file: 'home-wide', sizes: '1280x720', form_factor: 'wide', label: appWords.homeWide },
  ].map(({ file, ...about }) => ({ src: `/screenshots/${file}.webp`, type: 'image/webp', ...about }))

const shortcuts = () =>
  [
    [appWords.give, '/give'],
    [appWords.pray, '/prayer-requests#ask'],
    [appWords.listen, '/sermons'],
    [appWords.attendance, '/fellowship-leader#events'],
  ] as const

/** Whether the screenshots show this church. */
const isSample = (church: Church): boolean =>
  (['name', 'symbol', 'logo', 'palette'] as const).every((field) => church[field] === sampleChurch[field])

/**
 * The manifest of the church's web app (W3C). Addresses of icons have the version of the church, so that telephones, which
 * keep icons, fetch new ones after a change.
 */
export function manifestOf(church: Church & { version: number }, off: Off, language = sourceLanguage) {
  const icon = (file: string, sizes: string, type = 'image/png') => ({
    src: `/${file}?v=${church.version}`,
    sizes,
    type,
  })
  const small = icon('icons/192.png', '192x192')
  return {
    name: church.name,
    short_name: shortNameOf(church),
    description: appWords.description({ church: church.name }),
    lang: language === sourceLanguage ? `en-${church.country}` : language,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: barColours(church).light,
    theme_color: iconGround(church),
    icons: [
      icon('favicon.svg', 'any', 'image/svg+xml'),
      small,
      icon('icons/512.png', '512x512'),
      { ...icon('icons/maskable.png', '512x512'), purpose: 'maskable' },
    ],
    shortcuts: shortcuts()
      .filter(([, url]) => isPageUsed(url, off))
      .map(([name, url]) => ({ name, url, icons: [small] })),
    ...(isSample(church) && { screenshots: screenshots() }),
  }
}
