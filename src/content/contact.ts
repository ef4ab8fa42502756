/** Telephone number of the church office. It is invented: no number of Accra begins with 030 0. */
export const officePhone = { shown: '030 000 0000', link: 'tel:+233300000000' } as const

export const office = [
  ['Where we are', 'Accra, opposite the school park: through the gate by the mango tree'],
  ['Office hours', 'Tuesday to Friday 9:00 AM to 4:00 PM, and on Sundays after each service'],
  ['Who is there', 'Adwoa Frimpong, church administrator'],
] as const

/** Steps from sending a message to the reply. */
export const journey = [
  {
    when: 'At once',
    title: 'It is in the office',
    text: 'Your message goes straight to the church’s own inbox. No other company reads it on the way.',
  },
  {
    when: 'The next working day',
    title: 'Adwoa reads it',
    text: 'She hands it to the one person whom it concerns: a pastor, an elder, the leader of a fellowship. Nobody reads it out on Sunday.',
  },
  {
    when: 'Within two days',
    title: 'Somebody writes back, by name',
    text: 'By e-mail, or by a call if that is easier to answer. Should you hear nothing, please call the office: then something went wrong on our side.',
  },
] as const

/** Alternatives to the contact form. */
export const otherDoors = [
  {
    title: 'If it cannot wait',
    text: 'Somebody is ill, or has died, or you are not safe at home: please call. Outside office hours the line is passed on to the elder on duty.',
  },
  {
    title: 'Facebook, YouTube and WhatsApp',
    text: 'Look for “Asɔre Accra”. On WhatsApp we are under the number of the office, and answer in its hours.',
  },
  {
    title: 'On Sunday',
    text: 'The welcome desk stands inside the gate from 8:30 AM until the last plate of waakye is gone. Ask for anybody by name.',
  },
] as const
