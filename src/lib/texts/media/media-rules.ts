import { define } from '../../words/define.ts'

/** Why a sermon or a stream is refused. */
export const mediaRules = define('mediaRules', {
  enterAddressVideo: 'Please enter the address of the video',
  enterAddressBeginsHttps:
    'Please enter an address that begins with https:// and is a YouTube video, or ends in .m3u8 or .mp4',
  giveSeries: 'Please give the series',
  giveAtMostMostSeries: 'Please give at most {mostSeries}',
  fillAllRequiredFields: 'Please fill all required fields',
  chooseCategory: 'Please choose a category',
  chooseVideoAudio: 'Please choose video or audio',
  enterFullAddressVideo: 'Please enter the full address of the video, beginning with https://',
  notUpload: 'This is not an upload',
})
