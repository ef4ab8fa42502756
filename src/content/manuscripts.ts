// What was said in sample sermons, as their preachers wrote it down: of short recordings the whole, of others the beginning.

export const chair = `There was a boy of five who was dropped when the news came, and he never walked again. He grew up in a place called Lo-debar, which means no pasture: where you live when you hope that nobody remembers your grandfather.

Then the king sends for him. He bows as far as his legs allow and says, What is your servant, that you should look at a dead dog such as I am? He has prepared himself for the sword. He has not prepared himself for kindness.

David does not argue with him. He says, You shall eat at my table always. And the chapter ends with two facts side by side: he ate always at the king’s table, and he was lame in both feet. The tablecloth covered nothing of what he was. It only covered what it did not matter to be.

If you sit down today with something that never healed, look to your left and right. So did everybody else.`

export const still = `Before the phone rings, before the water is fetched and the road fills, there is half a minute that belongs to nobody. Take it.

The psalm does not say, Be still, because nothing is wrong. The mountains are falling into the sea in the third verse. It says, Be still, and know that I am God. You are not asked to hold the mountains.

Put down what you were already carrying. You may pick it up again in a moment. It will not have become heavier.`

export const seed = `The disciples had tried and failed in front of a crowd, and so they asked for more. More faith, please. It is what we ask for, too, when what we mean is: let me not be ashamed again.

Jesus shows them the smallest thing that a farmer can hold. Not more of it: this. A mustard seed does nothing on the palm of a hand. You can admire it there for a year.

So bring what you have this morning, and let it go into the ground. Greet the brother whom you avoid. Fill in the form. Plant the first row.`

export const oil = `The creditor is at the door, and he has not come for money, since there is none. He has come for the two boys. This is the house into which Elisha walks, and he asks a strange question: What do you have in the house?

Nothing, she says. And then, as we do, she remembers: nothing, except a little oil. I have sat in many houses in this town and heard that same sentence. Nothing, except that I can sew. Nothing, except that my uncle left a sewing machine. Nothing, except that I am up at four anyhow.

He sends her to the neighbours for empty pots. Think of what that asked of her. Everybody in the street would know. Elisha could have prayed behind a closed door and let the oil come in secret; instead the miracle needed the whole street to lend its pots. Some of us would rather stay poor than borrow a pot.

And the oil stopped when there was no pot left. Not when God was tired. So, borrow many. When the children ask why the house is full of other people’s pots, tell them that we are getting ready.

Sell the oil, he says at the end, pay what you owe, and live on the rest. That is the part that we leave out of our testimonies: she paid what she owed.`

export const father = `In this town we know how an elder walks. He does not hurry; the meeting begins when he has come. So hear this sentence as those heard it who stood around Jesus that day: while the son was still a long way off, his father saw him, and ran.

He had been looking down that road. One does not see somebody who is still a long way off by chance. Every evening, when the goats came in, he had looked down the road.

And why does he run? Because there are other people on that road. The son has taken his share while the father lives, and has lost it among strangers; the village has something to say to him. If the father waits at his door with dignity, the boy walks through all of their mouths to reach it. So the old man lifts his cloth above his knees, and runs, and whatever there is to laugh at, they laugh at him.

Now there is the other one, in the field, who hears the music and asks a servant what it means. He has broken no rule, and he does not want to come in. The father goes out a second time that day. He goes out to both. We are not told whether the elder brother came in, because that part of the story is not written yet. He is standing in the doorway of this church.`
