import { deviceWords } from '../../texts/accounts/devices.ts'

/** Browsers by a user-agent token that only they send; browsers that imitate others come first. */
const browsers = [
  ['Opera Mini', /Opera Mini/],
  ['Opera', /OPR\/|Opera/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['UC Browser', /UCBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const

const systems = () =>
  [
    [deviceWords.iphone, /iPhone/],
    [deviceWords.ipad, /iPad/],
    ['Android', /Android/],
    ['Windows', /Windows/],
    [deviceWords.chromebook, /CrOS/],
    [deviceWords.mac, /Macintosh|Mac OS/],
    ['Linux', /Linux/],
  ] as const

/** A device from its user agent: `Chrome on Android`; `An unknown device` when neither browser nor system is known. */
export function describeDevice(userAgent: string): string {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems(), userAgent)
  if (browser && system) return deviceWords.both({ browser, system })
  return browser ?? (system ? deviceWords.system({ system }) : deviceWords.unknown)
}

const nameIn = (known: readonly (readonly [string, RegExp])[], text: string) =>
  known.find(([, pattern]) => pattern.test(text))?.[0]
