/*
 * What a person chose for this device. It is painted by a script in the head of every page, before the first paint, so
 * that nothing flashes; choosing writes to storage, and the same script hears of it, in this tab and in others.
 */

export const schemes = ['device', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const schemeKey = 'asore:scheme'
const saverKey = 'asore:data-saver'

/** For the head, after the theme-color tags. A string, because the page carries it inline and its policy names it by its hash. */
export const paintDevice = `{const root=document.documentElement,kept=key=>{try{return localStorage.getItem(key)}catch{}},paint=()=>{const scheme=kept('${schemeKey}'),own=scheme==='light'||scheme==='dark';if(own)root.dataset.theme=scheme;else delete root.dataset.theme;for(const bar of document.querySelectorAll('[data-bar]')){const{bar:one}=bar.dataset;bar.media=own?one===scheme?'all':'not all':'(prefers-color-scheme: '+one+')'}root.toggleAttribute('data-saver',(kept('${saverKey}')??(navigator.connection?.saveData?'on':''))==='on')};paint();addEventListener('storage',paint);addEventListener('pageshow',paint)}`

/** The colours that were chosen here; those of the device when none were. */
export function readScheme(): Scheme {
  const found = read(schemeKey)
  return found === 'light' || found === 'dark' ? found : 'device'
}

export function chooseScheme(scheme: Scheme): void {
  write(schemeKey, scheme === 'device' ? null : scheme)
}

/** Whether pictures and videos wait until they are asked for: as chosen here, else as the browser is set. */
export function savesData(): boolean {
  const chosen = read(saverKey)
  return chosen ? chosen === 'on' : browserSavesData()
}

export function chooseDataSaver(on: boolean): void {
  write(saverKey, on ? 'on' : 'off')
}

/** Whether the browser itself asks sites to send less. */
export function browserSavesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Calls back after every change, made in this tab or another one. Returns how to stop. */
export function onDeviceChange(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage refused by the browser: nothing was chosen
  }
}

/** Throws what the browser throws when it refuses to store. */
function write(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
}
