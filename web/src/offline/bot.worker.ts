// Where bots think: to the house it is a process of its own, which takes jobs and gives thoughts, a line each.
import { startPython } from './python';

interface Thinker {
  ready: string;
  answer(job: string): string;
}

const jobs: string[] = [];
onmessage = (event: MessageEvent<string>) => void jobs.push(event.data);

const python = await startPython();
const { ready, answer } = python.pyimport('pessoi.offline.thinker') as Thinker;
onmessage = (event: MessageEvent<string>) => postMessage(answer(event.data));
postMessage(ready);
for (const job of jobs) postMessage(answer(job));
