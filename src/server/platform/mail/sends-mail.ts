import type { Settings } from '../config.ts'

/** Whether e-mails leave this machine. Those of the sample church lie in its `outbox/`, where they can be read. */
export const sendsMail = ({ SMTP_URL, PRODUCTION }: Pick<Settings, 'SMTP_URL' | 'PRODUCTION'>): boolean =>
  SMTP_URL !== undefined || !PRODUCTION
