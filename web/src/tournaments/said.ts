// Tournaments in words.
import type { EntrantInfo, MatchInfo, TournamentInfo, TournamentPlan, TournamentReply } from '../generated/wire';
import { t } from '../lib/words.svelte';

/** People by their name, bots by number and level; whoever is forgotten has none. */
export function entrantName(entrants: readonly EntrantInfo[], number: number): string {
  const entrant = entrants[number]!;
  if (!entrant.level) return entrant.name || t('tournament-somebody');
  const before = entrants.slice(0, number).filter((other) => other.level).length;
  return t('tournament-bot', { n: before + 1, level: t(`level-${entrant.level}`) });
}

/** 2½ */
export function halves(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return String(whole);
  return `${whole || ''}½`;
}

export function formatText({ format, rounds, parts, seasons }: TournamentPlan): string {
  const what = t(`tournament-format-${format}`);
  const more = {
    swiss: t('tournament-rounds', { n: rounds }),
    robin: rounds > 1 ? t('tournament-twice') : '',
    groups: t('tournament-groups', { n: parts }),
    cup: '',
    league: `${t('tournament-divisions', { n: parts })} · ${t('tournament-seasons', { n: seasons })}`,
  }[format];
  return [what, more].filter(Boolean).join(' · ');
}

export function planText(plan: TournamentPlan): string {
  const seats = t('tournament-seats', { n: plan.seats });
  return [t(`game-${plan.game}`), seats, formatText(plan), t(`tournament-pace-${plan.pace}`)].join(' · ');
}

export function stateText(info: TournamentInfo): string {
  if (info.phase === 'open') return t('tournament-open', { n: info.entrants, most: info.most });
  if (info.phase === 'over') return t('tournament-over');
  return stageText(info.plan, info.stage, info.round, Math.ceil(Math.log2(info.entrants)));
}

/** Round 3; Finals, round 1; Season 2, round 3; Semi-finals, of a cup of so many rounds. All are counted from 1. */
export function stageText(plan: TournamentPlan, stage: number, round: number, of: number): string {
  if (plan.format === 'cup') return cupRound(round, of);
  const name = stageName(plan, stage);
  return name ? t('tournament-stage-round', { stage: name, n: round }) : t('tournament-round', { n: round });
}

function cupRound(round: number, of: number): string {
  const name = ['final', 'semi', 'quarter'][of - round];
  return name ? t(`tournament-cup-${name}`) : t('tournament-round', { n: round });
}

export function stageName(plan: TournamentPlan, stage: number): string {
  if (plan.format === 'groups') return t(stage > 1 ? 'tournament-final' : 'tournament-group-stage');
  return plan.format === 'league' ? t('tournament-season', { n: stage }) : '';
}

/** Of a group or a division, from 0. */
function poolName(plan: TournamentPlan, stage: number, pool: number): string {
  if (plan.format === 'groups' && stage === 1) return t('tournament-group', { n: pool + 1 });
  return plan.format === 'league' && plan.parts > 1 ? t('tournament-division', { n: pool + 1 }) : '';
}

/** What a table of standings is headed by; empty where there is one only. */
export function tableName(plan: TournamentPlan, stage: number, pool: number): string {
  const name = poolName(plan, stage, pool);
  return plan.format === 'groups' && name ? name : [stageName(plan, stage), name].filter(Boolean).join(' · ');
}

/** After how many of a pool there is a line: who is above goes to the finals, up, or stays. */
export function cuts(plan: TournamentPlan, stage: number, pool: number, size: number): number[] {
  if (plan.format === 'groups' && stage === 1) return [Math.ceil(plan.seats / plan.parts)];
  if (plan.format !== 'league' || plan.seasons === stage) return [];
  return [...(pool > 0 ? [1] : []), ...(pool < plan.parts - 1 ? [size - 1] : [])];
}

/** What one has won against another (`one/other`): a point for leaving them behind, half a point for a shared place. */
export function meetings(rounds: readonly (readonly MatchInfo[])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { entrants, points } of rounds.flat()) {
    points.forEach((mine, i) =>
      points.forEach((theirs, j) => {
        if (i === j) return;
        const key = `${entrants[i]}/${entrants[j]}`;
        found.set(key, (found.get(key) ?? 0) + (mine > theirs ? 1 : mine === theirs ? 0.5 : 0));
      }),
    );
  }
  return found;
}

/** When it begins by itself, in the reader's own time. */
export function startText({ starts }: TournamentPlan, lang: string): string {
  if (!starts) return '';
  const when = new Date(starts).toLocaleString(lang, { dateStyle: 'full', timeStyle: 'short' });
  return t('tournament-begins', { when });
}

/** What can be done at a match's table. */
export const matchText = (isMine: boolean, isOver: boolean): string =>
  t(isOver ? 'result' : isMine ? 'tournament-play' : 'watch');

/** What I wait for, having no table now; whoever is out of a cup, or not in the finals, looks on. */
export function waitText({ info, me, next, stages }: TournamentReply): string {
  const stage = stages.at(-1);
  if (info.phase !== 'play' || me === null || next || !stage) return '';
  const lost = stage.bracket
    .flat()
    .some(({ winner, entrants }) => winner !== null && winner !== me && entrants.includes(me));
  if (lost) return t('tournament-out');
  const plays = info.plan.format === 'cup' || stage.pools.flat().some(({ entrant }) => entrant === me);
  if (!plays) return t('tournament-looks-on');
  const mine = stage.rounds.at(-1)?.find(({ entrants }) => entrants.includes(me));
  if (!mine) return t('tournament-sits-out');
  return t(mine.state === 'over' ? 'tournament-played' : 'tournament-soon');
}

/** Who has come first, once it is over. */
export function winnerText({ info, entrants, ranking }: TournamentReply): string {
  const first = ranking[0];
  return info.phase === 'over' && first !== undefined
    ? t('tournament-first', { who: entrantName(entrants, first) })
    : '';
}
