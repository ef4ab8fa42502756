// What people wrote beside the streams of the sample congregation. All invented. The file is long because of its texts.

/** Who writes: a username, or the n-th of the members who had an account by then. */
export type Voice = 'media' | 'admin' | 'leader' | 'leader2' | number

/**
 * A line of the chat: how many minutes after the beginning, who, and what. `hidden`: the media team has hidden it; `shown again`: and has taken
 * that back.
 */
type ChatLine = readonly [minute: number, by: Voice, text: string, went?: 'hidden' | 'shown again']

export type PastStream = {
  title: string
  /** A weekday so many weeks ago, 0 is the last one, or so many days after a feast. */
  held: readonly [weekday: string, weeks: number] | readonly [feast: 'easter' | 'harvest', days: number]
  /** The hour at the church, and how long it lasted in minutes. */
  time: string
  minutes: number
  chat: readonly ChatLine[]
}

export const pastStreams: readonly PastStream[] = [
  {
    title: 'Second Service: A Chair at the King’s Table',
    held: ['Sunday', 0],
    time: '11:00',
    minutes: 118,
    chat: [
      [
        1,
        'media',
        'Good morning to everybody at home. If the picture stops, choose 360p and press play again.',
      ],
      [3, 1, 'Good morning from Kumasi. Second time that I am with you from here.'],
      [5, 2, 'On the night shift since ten. Tea in hand, feet up.'],
      [9, 3, 'The drums are too loud for my phone, and I would not have it otherwise.'],
      [14, 4, 'Grandmother asks who is singing alto on the left.'],
      [15, 'leader2', 'That is Philomena’s sister, tell Grandmother. She began in August.'],
      [22, 5, 'Cheap phones, all brands, write to me privately!', 'hidden'],
      [31, 6, 'Mephibosheth had a name nobody could say, and the king said it.'],
      [38, 2, 'He was carried to that table. I needed that today.'],
      [44, 7, 'Here in Ho the light is off again. I hear you from the car.'],
      [52, 8, 'Which chapter was it, please? I came late.'],
      [53, 'media', 'Second Samuel, chapter nine. The recording is on the site by Monday.'],
      [71, 9, 'Our little one has fallen asleep on the benediction three weeks running.'],
      [95, 4, 'Grandmother says the preacher may be shorter and the singing longer.'],
      [112, 1, 'Thank you all. The waakye I cannot smell from here, and still I can.'],
    ],
  },
  {
    title: 'Bible Study: What Is Faith Without a Blanket?',
    held: ['Wednesday', 2],
    time: '18:30',
    minutes: 84,
    chat: [
      [2, 'leader', 'Tonight James, chapter two. Have a pencil near you, there is one question at the end.'],
      [6, 3, 'Still in the trotro at Circle. Somebody read the first verses for me?'],
      [7, 5, 'My brothers, hold the faith without showing favour. Then the man with the gold ring comes in.'],
      [13, 3, 'Thank you. The mate is listening, too.'],
      [21, 6, 'We have that man in our office. We also have the one who is sent to the footstool.'],
      [29, 8, 'Faith without works: is that not Paul against James?'],
      [
        30,
        'leader',
        'Good question, and an old one. Paul says how we come in, James asks whether we came in.',
      ],
      [37, 9, 'Depart in peace, be warmed and filled. I have said that to somebody. I am ashamed.'],
      [39, 10, 'I think we all have. Let us ask whose blanket it is this week.'],
      [48, 4, 'The cold room of the hospital lends out blankets, but never gets them back. I can ask.'],
      [55, 11, 'Miracle oil, one hour only, call now!', 'hidden'],
      [63, 6, 'My answer to the question: the neighbour’s school fees, the part that is left.'],
      [79, 3, 'Home now. The mate asked when the next one is.'],
    ],
  },
  {
    title: 'Harvest: Kofi and Ama',
    held: ['harvest', 0],
    time: '11:00',
    minutes: 164,
    chat: [
      [0, 'media', 'Harvest! The camera stands behind the yams today. We move it when they are sold.'],
      [4, 2, 'Monday-born are few this year. Where is everybody?'],
      [8, 7, 'In London, and awake. I have sent mine, count me with the Fridays.'],
      [11, 'admin', 'The Fridays thank you, and the other six ask you to think again.'],
      [19, 5, 'Who brought the goat? It is eating the flowers of the pulpit.'],
      [20, 3, 'It is the goat of the men’s fellowship. They say that it is praying.'],
      [33, 9, 'My mother was born on a Tuesday and danced. She is eighty-one.'],
      [41, 12, 'The Tuesdays have the best dancer and the smallest bowl. It will change.'],
      [57, 1, 'Is this the live auction? I bid twenty for the pineapples.'],
      [58, 'media', 'The auction is after the service, and by the gate. But the pineapples have heard you.'],
      [74, 13, 'All your money is eaten by pastors, shame', 'hidden'],
      [
        76,
        'admin',
        'Somebody asked where the money goes: last year’s figures are on the page Give, each fund by itself.',
      ],
      [102, 4, 'The Friday-born have it by four cedis. Four!'],
      [103, 2, 'Monday-born: next year.'],
      [131, 8, 'We sold everything but one watermelon, and that one we ate.'],
    ],
  },
  {
    title: 'Farewell to Two Who Go to Tamale',
    held: ['Sunday', 19],
    time: '11:00',
    minutes: 109,
    chat: [
      [3, 'media', 'Good morning. Today the last song is for two of us, so stay until the end.'],
      [12, 3, 'They carried my sofa up four flights when I came. I will not forget it.'],
      [24, 6, 'Rain on the iron roof: we see the preacher’s lips and hear the sky.'],
      [25, 'media', 'The microphone is nearer now. Better?'],
      [26, 6, 'Better. Leave a little of the rain in.'],
      [51, 1, 'Tamale here. We have room at our table for them on Sunday already.'],
      [53, 'leader', 'Thank you. They come on Friday with the early bus, and with too many boxes.'],
      [77, 9, 'I said the whole service that I would not cry.'],
      [88, 4, 'Lend me money please my account is blocked', 'hidden'],
      [101, 10, 'Nante yie. Go well, and write.'],
      [106, 2, 'The choir ran out of verses and began again. So it should be.'],
    ],
  },
  {
    title: 'Easter Morning at the Beach',
    held: ['easter', 0],
    time: '05:00',
    minutes: 92,
    chat: [
      [0, 'media', 'It is dark, and that is right so. The picture gets brighter by itself.'],
      [4, 1, 'I see nothing and hear the sea. Perfect.'],
      [11, 5, 'The third bus is at Labadi, tell them to wait with the fire!'],
      [12, 'leader2', 'The fire waits for nobody, but the breakfast does.'],
      [18, 7, 'He is risen! From a hospital bed in Korle Bu, ward four, all six of us.'],
      [19, 2, 'He is risen indeed! Six times indeed.'],
      [27, 3, 'The fishermen have stopped their nets and stand with their hats off.'],
      [34, 8, 'Here it comes. Look at the line on the water.'],
      [35, 9, 'Ɔasɔre!'],
      [36, 4, 'My daughter asks whether the sun does this every day.', 'shown again'],
      [52, 6, 'Seven are being baptised. The last one runs back in for his slipper.'],
      [70, 'admin', 'Breakfast for everybody: koko and bread, under the canopy.'],
      [
        88,
        1,
        'From a kitchen in Toronto at half past two in the morning: thank you, good night, good morning.',
      ],
    ],
  },
]

/** The stream that a member of the media team begins in the demonstration, or the clock of a Sunday morning. */
export const sampleStreamTitle = 'A sample service from the demonstration'

/**
 * Its chat in the order of time: one line after the other, spread over the whole of the stream.
 */
export const sampleChat: readonly (readonly [by: Voice, text: string])[] = [
  ['media', 'Welcome. This is the sample stream of the demonstration: it ends by itself.'],
  [1, 'Hello, church! From the balcony, since the children are faster than I am.'],
  [2, 'Greetings from Takoradi. The bus is late, so this is my pew.'],
  [3, 'Is the sound low, or is it my phone?'],
  ['media', 'It was us. Now?'],
  [3, 'Now it is like being there, without the hard bench.'],
  [4, 'Welcome to everybody who is here for the first time. Say where you are.'],
  [5, 'First time: Ashaiman. My colleague sings with you, and sent me here.'],
  ['leader', 'Welcome! Tell your colleague that she stands too near the drums.'],
  [6, 'The psalm, please? I came in during the song.'],
  ['media', 'Psalm 133: how good it is when brothers and sisters live together.'],
  [7, 'My brother and I have not spoken since August. I am writing to him now.'],
  [2, 'Then let us be quiet for a moment with you.'],
  [8, 'Amen. Write only two lines. He will read two lines.'],
  [9, 'On the ward. Three of us are watching on one telephone, and the nurse pretends not to see.'],
  ['leader2', 'The nurse sees. The nurse waves.'],
  [10, 'One thread breaks easily, a cloth carries a child. I write that down.'],
  [1, 'My mother carried me in such a cloth to this church. She sits in the third row.'],
  [11, 'The picture stops here in Dodowa.'],
  ['media', 'Choose 360p under the picture, and press play once more.'],
  [11, 'It goes again. Thank you.'],
  [12, 'Who is preaching next week? I want to bring my neighbour.'],
  ['admin', 'Pastor Esi Quaye, at both services. Your neighbour is welcome, and there is waakye.'],
  [13, 'For Sign Language please move the camera a little to the left.'],
  ['media', 'Done. Thank you for saying it.'],
  [4, 'What the preacher says of looms: my father was a weaver. He talked to the threads.'],
  [6, 'And did they answer?'],
  [4, 'He said that a good cloth is the answer.'],
  [14, 'I am in the car park with a sleeping baby, hearing you twice.'],
  [15, 'Pray for my paper on Tuesday, chemistry.'],
  ['leader', 'We do. And the physics teacher among us has time on Monday evening, ask at the office.'],
  [15, 'I will!'],
  [7, 'He has answered. He wrote one line. It is enough.'],
  [8, 'Thanks be to God.'],
  [10, 'I am crying on the trotro, and the woman beside me has given me her handkerchief.'],
  [2, 'Keep the handkerchief. Give another one to somebody.'],
  [5, 'I think I will come in person next Sunday. Where is the gate?'],
  [
    'admin',
    'Opposite the school park, by the mango tree. Somebody stands there for you from half past eight.',
  ],
  [12, 'The last hymn! Stand up at home, nobody sees how you dance.'],
  [9, 'Three beds sing. The nurse sings, too.'],
  ['media', 'Thank you for being with us. The recording is on the site by Monday. Go in peace.'],
]
