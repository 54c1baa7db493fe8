'use client';

import dynamic from 'next/dynamic';

export const Later = dynamic(() => import('./lesser'), { ssr: false });
