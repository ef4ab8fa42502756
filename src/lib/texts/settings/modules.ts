import { define } from '../../words/define.ts'

/** What the screen says of each module: for whom it is, and what is not there without it. A language names the modules. */
export const moduleTexts = define('modules', {
  name: '{name}',
  giving: 'For a church whose people give by mobile money or card on the page Give.',
  givingWithout:
    'the form on the page Give, which then says your other ways to give; gifts that come again, refunds and unmatched payments',
  books: 'For a church whose treasurer and counters keep offerings, funds and statements here.',
  booksWithout:
    'the page Books with counts, funds, the ledger and statements; what members gave, under My giving',
  pledges: 'For a church whose people promise an amount for a project and pay it in parts.',
  pledgesWithout: 'pledges in the books and under My giving, and their reminders',
  welfare: 'For a church with a welfare fund: dues, claims and two signatories.',
  welfareWithout: 'welfare in the books and under My giving',
  kofiAma: 'For a church that collects by weekday of birth, with the sums on the screen of the hall.',
  kofiAmaWithout: 'the collection in a count, and the screen of the hall',
  rota: 'For a church with teams that take turns: ushers, singers, Sunday school.',
  rotaWithout: 'the page Rota, turns on dashboards and in calendars, and their e-mails',
  checkIn: 'For a church whose ushers mark who came, and who collects a child.',
  checkInWithout: 'the page Check-in, and the code on each member’s profile',
  care: 'For a church where several people follow up newcomers and those who are missed.',
  careWithout:
    'the page Care, newcomers’ cards, tasks, notes of pastors, and what the program makes of absences',
  inbox: 'For a church where several people answer what others write, and share the work.',
  inboxWithout: 'the page Inbox, and members’ answers to messages; what visitors write stays under Messages',
  texts: 'For a church that pays a provider for text messages, to reach people without a smartphone.',
  textsWithout: 'all text messages, also the codes for signing in and for a new password',
  live: 'For a church that streams its services.',
  liveWithout: 'the page Live stream, its link in the header, and going live',
  testimonies: 'For a church whose people tell on its site what God has done.',
  testimoniesWithout: 'the pages Testimonies and Share a testimony, and the lists of staff',
  prayers: 'For a church whose people ask for prayer on its site, openly or in private.',
  prayersWithout: 'the page Prayer requests, and the lists of staff and leaders',
  activities: 'For a church whose young people sign up for activities with a number of places.',
  activitiesWithout: 'the page Youth sign-up, and the lists of staff and leaders',
  branches: 'For a church with more than one assembly under one office.',
  branchesWithout: 'the list of branches; whose branch somebody is stays written down',
  directory: 'For a church whose members want to find each other: those who agreed, by families.',
  directoryWithout: 'the page Directory, its PDF, and the choice to be in it',
  fellowshipPages: 'For a church whose fellowships and ministries write pages of the site themselves.',
  fellowshipPagesWithout:
    'the page on which somebody writes the pages that were given to them; the pages themselves stay',
  news: 'For a church that tells on its site what happens, with words and pictures.',
  newsWithout: 'the page News with its posts and feeds, and the list of staff; what was written stays',
  worship: 'For a church that plans its services here: order of service, songs, projection.',
  worshipWithout: 'the page Worship with the orders of service, songs and projection; what was planned stays',
})
