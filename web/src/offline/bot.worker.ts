// Where bots think: to the house it is a process of its own, which takes jobs and gives thoughts, a line each.
import { Layers } from './layers';
import { SECONDS } from './pace';
import { startPython } from './python';

interface Thinker {
  ready: string;
  begin(layers: Layers, seconds: unknown): void;
  answer(job: string): string;
}

const jobs: string[] = [];
onmessage = (event: MessageEvent<string>) => void jobs.push(event.data);

const python = await startPython();
const { ready, begin, answer } = python.pyimport('pessoi.offline.thinker') as Thinker;
begin(new Layers(), python.toPy(SECONDS));
onmessage = (event: MessageEvent<string>) => postMessage(answer(event.data));
postMessage(ready);
for (const job of jobs) postMessage(answer(job));
