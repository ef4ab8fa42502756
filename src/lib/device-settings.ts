import { readsStorage, watchesStorage } from './head-storage.ts'

/*
 * What a person chose for this device. It is painted by a script in the head of every page, before the first paint, so
 * that nothing flashes; choosing writes to storage, and the same script hears of it, in this tab and in others.
 */

export const schemes = ['device', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export const schemeKey = 'asore:scheme'
export const saverKey = 'asore:data-saver'

/** For the head, after the theme-color tags. A string, because the page carries it inline and its policy names it by its hash. */
export const paintDevice = `{${readsStorage}const root=document.documentElement,paint=()=>{const scheme=kept('${schemeKey}'),own=scheme==='light'||scheme==='dark';if(own)root.dataset.theme=scheme;else delete root.dataset.theme;for(const bar of document.querySelectorAll('[data-bar]')){const{bar:one}=bar.dataset;bar.media=own?one===scheme?'all':'not all':'(prefers-color-scheme: '+one+')'}root.toggleAttribute('data-saver',(kept('${saverKey}')??(navigator.connection?.saveData?'on':''))==='on')};paint();${watchesStorage('paint')};addEventListener('pageshow',paint)}`

/** Whether the browser itself asks sites to send less. */
export function browserSavesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
