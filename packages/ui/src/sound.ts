/** The sounds of a table, made on the spot: no file is loaded, and none plays before the player has touched the page. */
export type Sound = 'roll' | 'place' | 'cross' | 'turn' | 'win' | 'refuse'

interface Knock {
  /** Seconds from now. */
  readonly at: number
  readonly pitch: number
  readonly length: number
  readonly loudness: number
  /** Wood and dice are noise through a filter; signals are tones. */
  readonly kind: 'wood' | 'tone'
}

const wood = (at: number, pitch: number, loudness: number, length = 0.06): Knock => ({
  at,
  pitch,
  length,
  loudness,
  kind: 'wood',
})
const tone = (at: number, pitch: number, loudness: number, length = 0.25): Knock => ({
  at,
  pitch,
  length,
  loudness,
  kind: 'tone',
})

const SCORES: Readonly<Record<Sound, readonly Knock[]>> = {
  roll: [
    wood(0.5, 1900, 0.5),
    wood(0.56, 2300, 0.35),
    wood(0.7, 1700, 0.3),
    wood(0.78, 2600, 0.18),
    wood(0.9, 2100, 0.12),
  ],
  place: [wood(0, 1100, 0.5, 0.08)],
  cross: [wood(0, 3800, 0.12, 0.09), wood(0.11, 4200, 0.12, 0.09)],
  turn: [tone(0, 523, 0.08), tone(0.09, 659, 0.08)],
  win: [tone(0, 523, 0.1), tone(0.12, 659, 0.1), tone(0.24, 784, 0.1), tone(0.36, 1047, 0.12, 0.6)],
  refuse: [tone(0, 196, 0.1, 0.15)],
}

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

export function playSound(sound: Sound): void {
  // A browser lets nothing sound until the player has touched the page.
  if (!navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const knock of SCORES[sound]) strike(context, knock)
}

/** What a die can hit: another die clicks, wood knocks, felt thuds. */
export type KnockedOn = 'die' | 'wood' | 'felt'

const MATERIALS: Readonly<Record<KnockedOn, { readonly pitch: number; readonly length: number }>> = {
  die: { pitch: 3100, length: 0.035 },
  wood: { pitch: 1500, length: 0.06 },
  felt: { pitch: 620, length: 0.08 },
}
/** No two knocks sound alike. */
const VARIETY = 0.14

/** A die hits something, now: `loudness` from 0 to 1, `pan` from −1 (left) to 1. */
export function playKnock({ loudness, on, pan }: { loudness: number; on: KnockedOn; pan: number }): void {
  // A browser lets nothing sound until the player has touched the page.
  if (!navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended') return void context.resume()
  const { pitch, length } = MATERIALS[on]
  const heard = pitch * (1 + 0.5 * loudness) * (1 + VARIETY * (Math.random() - 0.5))
  const side = context.createStereoPanner()
  side.pan.value = pan * 0.7
  side.connect(context.destination)
  strike(context, wood(0, heard, 0.05 + 0.5 * loudness, length), side)
}

function strike(
  audio: AudioContext,
  { at, pitch, length, loudness, kind }: Knock,
  out: AudioNode = audio.destination,
): void {
  const start = audio.currentTime + at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loudness, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  const voice = kind === 'wood' ? knockOn(audio, pitch, gain) : toneOf(audio, pitch, gain)
  gain.connect(out)
  voice.start(start)
  voice.stop(start + length)
}

function knockOn(audio: AudioContext, pitch: number, out: AudioNode): AudioScheduledSourceNode {
  noise ??= whiteNoise(audio)
  const source = audio.createBufferSource()
  source.buffer = noise
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 6
  source.connect(filter).connect(out)
  return source
}

function toneOf(audio: AudioContext, pitch: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator()
  source.type = 'triangle'
  source.frequency.value = pitch
  source.connect(out)
  return source
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
