import type { ChurchSettings } from '../lib/contract/settings/church-settings.ts'
import { officePhone } from './church.ts'

/** Data controller of the sample congregation. No real registration. */
export const sampleSettings = {
  controller_name: 'Asɔre, a sample congregation',
  controller_address: 'Opposite the school park, through the gate by the mango tree, Accra',
  controller_telephone: officePhone,
  registration_number: 'SAMPLE-0000',
  privacy_contact: 'The church office, Tuesday to Friday, 9:00 to 16:00',
} as const satisfies Partial<ChurchSettings>
