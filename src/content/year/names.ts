// Names of the people whom the year of the sample congregation adds, all invented.

/** Family names, none of which the first people have. */
export const familyNames: readonly string[] = [
  ...['Agyeman', 'Tetteh-Okine', 'Boakye', 'Dzamesi', 'Aidoo', 'Asumadu', 'Nuhu', 'Obeng'],
  ...['Kporha', 'Oduro', 'Lomotey', 'Gyasi', 'Ansong', 'Ayamga', 'Sekyi', 'Fiagbedzi'],
  ...['Opare', 'Armah', 'Nyamekye', 'Dapaah', 'Seidu', 'Twumasi', 'Hlovor', 'Okyere'],
  ...['Addotey', 'Peprah', 'Bediako', 'Amponsem', 'Zakari', 'Gyan', 'Klutse', 'Essilfie'],
  ...['Sackitey', 'Fordjour', 'Adjetey', 'Kumi', 'Atsu-Mensa', 'Yirenkyi', 'Baffoe', 'Wulensi'],
]

/** Names that are given beside the name of the day of birth. */
export const givenNames: Readonly<Record<'female' | 'male', readonly string[]>> = {
  female: [
    ...['Grace', 'Mercy', 'Janet', 'Beatrice', 'Gifty', 'Patience', 'Rita', 'Esther', 'Belinda', 'Doris'],
    ...['Cynthia', 'Lydia', 'Naomi', 'Portia', 'Gloria', 'Emelia', 'Salome', 'Theresa', 'Charity', 'Abigail'],
    ...[
      'Nhyira',
      'Adom',
      'Ewurama',
      'Serwaa',
      'Oforiwaa',
      'Dzidzor',
      'Naa Atswei',
      'Edem',
      'Lamisi',
      'Maame Efe',
    ],
  ],
  male: [
    ...[
      'Richard',
      'Eric',
      'George',
      'Felix',
      'Thomas',
      'Patrick',
      'Clement',
      'Ebenezer',
      'Jonathan',
      'Caleb',
    ],
    ...[
      'Philip',
      'Augustine',
      'Robert',
      'Nathaniel',
      'Elijah',
      'Bernard',
      'Justice',
      'Solomon',
      'Edwin',
      'Jeremiah',
    ],
    ...[
      'Nyameye',
      'Papa',
      'Ohene',
      'Berima',
      'Nana Ofori',
      'Etornam',
      'Nii Armah',
      'Elikem',
      'Awinpang',
      'Kwamena',
    ],
  ],
}

/** What the grown-ups do. */
export const occupations: readonly string[] = [
  ...['Seamstress', 'Electrician', 'Nurse', 'Trader in provisions', 'Teacher', 'Mason', 'Hairdresser'],
  ...['Accounts clerk', 'Farmer at Dodowa', 'Driver', 'Midwife', 'Tailor', 'Caterer', 'Mechanic', 'Printer'],
  ...[
    'Police officer',
    'Laboratory technician',
    'Trader in yams',
    'Plumber',
    'Bank clerk',
    'Baker',
    'Welder',
  ],
  ...['Secretary', 'Estate agent', 'Fishmonger', 'Mobile money agent', 'Surveyor', 'Carpenter', 'Pharmacist'],
]

/** What people help with. */
export const ministries = ['Choir', 'Ushers', 'Welfare', 'Sunday school', 'Media', 'Hospital visits'] as const

/** The two branches beside the main church. */
export const branches = [
  {
    name: 'Asɔre, Dodowa Road',
    address: 'The green hall behind the clinic, Dodowa Road',
    telephone: '030 000 0001',
    email: 'dodowa@example.com',
  },
  {
    name: 'Asɔre, Kasoa',
    address: 'Upstairs at the old cocoa shed, Kasoa',
    telephone: '030 000 0002',
    email: 'kasoa@example.com',
  },
] as const
