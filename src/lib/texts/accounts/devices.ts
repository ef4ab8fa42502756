import { define } from '../../words/define.ts'

/** What a device is called, by its browser and its system. */
export const deviceWords = define('devices', {
  both: '{browser} on {system}',
  system: 'A browser on {system}',
  unknown: 'An unknown device',
  iphone: 'an iPhone',
  ipad: 'an iPad',
  chromebook: 'a Chromebook',
  mac: 'a Mac',
})
