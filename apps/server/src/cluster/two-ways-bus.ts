import type { Bus } from './bus.ts'
import type { RedisBus } from './redis-bus.ts'

/** By Redis while it is there, and by the database while it is not; heard both ways at all times. */
export function busWithFallback(redis: RedisBus, database: Bus): Bus {
  return {
    publish: (channel, message) => (redis.isReady ? redis : database).publish(channel, message),
    subscribe(channel, hear) {
      const ends = [redis.subscribe(channel, hear), database.subscribe(channel, hear)]
      return () => ends.forEach((end) => end())
    },
    close: async () => void (await Promise.all([redis.close(), database.close()])),
  }
}
