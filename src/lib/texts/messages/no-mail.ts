/** Where an e-mail address is asked for or shown in a church that sends no e-mails. */
export const noMailHint = 'This church sends no e-mails yet.'
