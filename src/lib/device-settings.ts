import { readsStorage, watchesStorage } from './head-storage.ts'

/*
 * Display settings of this device. A script in the head of every page applies them before the first paint, so that nothing
 * flashes. A change is written to storage; the same script listens for it, in this tab and in others.
 */

export const schemes = ['device', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export const schemeKey = 'asore:scheme'
export const saverKey = 'asore:data-saver'

/** For the head, after the theme-color tags. A string, because the page inlines it and its CSP lists its hash. */
export const paintDevice = `{${readsStorage}const root=document.documentElement,paint=()=>{const scheme=kept('${schemeKey}'),own=scheme==='light'||scheme==='dark';if(own)root.dataset.theme=scheme;else delete root.dataset.theme;for(const bar of document.querySelectorAll('[data-bar]')){const{bar:one}=bar.dataset;bar.media=own?one===scheme?'all':'not all':'(prefers-color-scheme: '+one+')'}root.toggleAttribute('data-saver',(kept('${saverKey}')??(navigator.connection?.saveData?'on':''))==='on')};paint();${watchesStorage('paint')};addEventListener('pageshow',paint)}`

/** Whether the browser's data saver is on. */
export function browserSavesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
