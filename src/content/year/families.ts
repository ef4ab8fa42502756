/** Next of kin of the sample church who are not in its register, with numbers that nobody has. */
export const outsideKin = [
  { name: 'Opanyin Kwabena Darko', says: 'Head of family', telephone: '+233200000181' },
  { name: 'Maame Efua Tawiah', says: 'Aunt', telephone: '+233200000182' },
  { name: 'Emmanuel Kwaku Addai', says: 'Brother', telephone: '+233200000183' },
  { name: 'Gifty Lamptey', says: 'Sister in Accra', telephone: '+233200000184' },
  { name: 'Nana Yaw Bediako', says: 'Uncle', telephone: '+233200000185' },
] as const
