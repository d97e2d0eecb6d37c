/** Hertz and seconds: low and short, unlike a scanner's beep. */
const PITCH = 180
const LENGTH = 0.4

/**
 * Signals a refused scan by sound, since the packer is looking at the goods; a phone also vibrates. The message is on
 * the screen too, so nothing is missed without sound.
 */
export function soundRefusal(): void {
  navigator.vibrate?.(300)
  if (!('AudioContext' in window)) return
  const context = new AudioContext()
  const tone = context.createOscillator()
  tone.type = 'square'
  tone.frequency.value = PITCH
  tone.connect(context.destination)
  tone.onended = () => void context.close()
  tone.start()
  tone.stop(context.currentTime + LENGTH)
}
