/** What the player says. */
export const words = {
  name: (title: string) => `Player: ${title}`,
  controls: "Controls of the film",
  play: "Play",
  pause: "Pause",
  again: "Play again",
  back: "10 seconds back",
  forward: "10 seconds forward",
  seek: "Time",
  captions: "Captions",
  speed: "Speed",
  mute: "Sound off",
  unmute: "Sound on",
  volume: "Volume",
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  loading: "Loading the film...",
  tryAgain: "Try Again",
  broken: "The film could not be loaded. Please try again.",
  offline: "No Network Connection",
  login: "Please login to continue",
  next: (title: string) => `Next: ${title}`,
  goesOnAt: (time: string) => `Goes on at ${time}`,
};

/** The shop's reasons for not letting a film play, by code. */
const REASONS: Readonly<Record<string, string>> = {
  "courses.access_expired": "This course is no longer available as it has expired.",
  "courses.access_ended": "Your access to this course has ended.",
  "courses.enrolment_not_found": "This course is not among yours.",
  "courses.lesson_not_found": "This lesson is not part of the course any more.",
  "courses.too_many_devices": "You are already watching on 2 other devices. Stop one of them and try again.",
  "courses.too_many_grants": "That was a little often. Please wait a minute and try again.",
};

export const reasonOf = (code: string): string | undefined => REASONS[code];
