// What this board is given: the position (made from Hellas's shown.py), and what it reads of the figures (components.toml).
import type { Point } from '../../art/noise';
import type { Shown } from '../../generated/hellas';
import type { BoardProps, PanelProps } from '../board';

export type * from '../../generated/hellas';

/** A tile as it is printed, in the circle of radius 1. */
export interface TileFigure {
  id: string;
  edges: string;
  city: boolean;
  temple: boolean;
  city_xy?: Point;
  harbour_xy?: Point;
  land_polygons: Point[][];
  bridges: [number, number, number, number][];
}

export interface Figures {
  limits: { hand_max: number };
  tile: TileFigure[];
}

export type Props = BoardProps<Shown, Figures>;
export type PlayerProps = PanelProps<Shown, Figures>;
