// What happened, in sentences for captions and the recap: the story's lines as one reader follows them.
import type { MessageData, StoryLine, View } from '../generated/wire';

/** One event as a sentence. */
export interface Told {
  first: number;
  last: number;
  /** Who did it; null: nobody in particular. */
  seat: number | null;
  side: string;
  kind: string;
  message: MessageData;
  origins: readonly string[];
  goals: readonly string[];
  /** It is done to the reader. */
  harm: boolean;
}

const isSentence = ({ rank, kind }: StoryLine) => rank === 0 && kind !== 'answer';

/** The story with what a view tells anew: from its first heading at or after that entry on. */
export function continued(story: readonly StoryLine[], view: Pick<View, 'story' | 'story_from'>): readonly StoryLine[] {
  const anew = view.story_from ? story.findIndex(({ rank, first }) => rank > 0 && first >= view.story_from) : 0;
  return [...(anew < 0 ? story : story.slice(0, anew)), ...view.story];
}

/** What ended after entry `since`, up to entry `until`, as `seat` reads it. */
export function tell(story: readonly StoryLine[], seat: number | null, since: number, until: number): Told[] {
  return story
    .filter((line) => isSentence(line) && line.last > since && line.last <= until)
    .map((line) => ({ ...line, harm: seat !== null && line.against.includes(seat) }));
}

export interface Recap {
  told: Told[];
  /** What came to the reader meanwhile. */
  gains: Told[];
}

/** What others did since the reader's own last doing. */
export function sinceMine(story: readonly StoryLine[], seat: number): Recap {
  const recap: Recap = { told: [], gains: [] };
  let others = false; // somebody else had a turn or did something: the rest only followed from my own doing
  for (const line of [...story].reverse()) {
    if (line.rank > 0 && line.seat === seat && recap.told.length) break;
    if (line.seat !== seat && (line.rank > 0 || line.seat !== null)) others = true;
    if (!isSentence(line)) continue;
    const one: Told = { ...line, harm: line.against.includes(seat) };
    if (line.kind === 'income') recap.gains.unshift(one);
    else if (line.seat === seat) break;
    else recap.told.unshift(one);
  }
  return others ? recap : { ...recap, told: [] };
}
