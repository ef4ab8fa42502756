import type { Section } from '../section.ts'

const page = { for: ['media'] } as const

/** The media team's sections (spec 2 §2). A super admin has the sermons and pages among their own. */
export const mediaSections = [
  {
    id: 'upload',
    address: '/media-dashboard#upload',
    name: 'Upload',
    icon: 'upload',
    group: 'media',
    for: ['media', 'admin'],
    words: 'add sermon audio video file preaching',
  },
  {
    id: 'sermons',
    address: '/media-dashboard#sermons',
    name: 'Sermons',
    icon: 'sermons',
    group: 'media',
    ...page,
    words: 'preaching audio video podcast message series',
  },
  {
    id: 'live',
    address: '/media-dashboard#live',
    name: 'Live',
    icon: 'live',
    group: 'media',
    module: 'live',
    for: ['media', 'admin'],
    words: 'live stream go live broadcast youtube chat on air',
  },
  {
    id: 'pages',
    address: '/media-dashboard#pages',
    name: 'Pages',
    icon: 'pages',
    group: 'website',
    ...page,
    words: 'website site editor content texts',
  },
  {
    id: 'news',
    address: '/media-dashboard#news',
    name: 'News',
    icon: 'pages',
    group: 'website',
    module: 'news',
    ...page,
    words: 'posts blog articles stories website',
  },
] as const satisfies readonly Section[]
