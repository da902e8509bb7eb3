// What happened, in sentences for captions and the recap.
import type { Line, MessageData } from '../generated/wire';

/** One event as a sentence. */
export interface Told {
  seq: number;
  /** Who did it; null: nobody in particular. */
  seat: number | null;
  message: MessageData;
  /** It is done to the reader. */
  harm: boolean;
}

const HEADING = /^event-(turn|round|cycle|phase)/;

/** The events among the lines, as `seat` reads them: no headings, no answers, no talk. */
export function tell(lines: readonly Line[], seat: number | null): Told[] {
  const me = seat === null ? '' : `@${seat}`;
  return lines.flatMap((line) => {
    if (line.kind !== 'event' || !line.message || HEADING.test(line.message[0])) return [];
    const harm = me !== '' && line.seat !== seat && Object.values(line.message[1]).includes(me);
    return [{ seq: line.seq, seat: line.seat, message: line.message, harm }];
  });
}
