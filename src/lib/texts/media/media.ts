/* Texts of the media team's screens, letter for letter (spec 2 §5, §7, §8). */

export const mediaTexts = {
  uploaded: (type: 'video' | 'audio') =>
    `${type === 'video' ? 'Video' : 'Audio'} sermon uploaded successfully!`,
  notUploaded: (type: 'video' | 'audio') => `Failed to upload ${type}`,
  notLoaded: 'Failed to load sermons',
  needsVideo: 'Please provide either a YouTube link or upload a video file',
  needsAudio: 'Please upload an audio file',
  wrongFile: (type: 'video' | 'audio') => `Please select a valid ${type} file`,
  /** Ours. Without a full stop, as the others. */
  unplayable:
    'No browser plays this recording (AMR, 3GP or Apple Lossless). Please choose AAC or MP3 in the settings of your recorder, and record with that',
} as const
